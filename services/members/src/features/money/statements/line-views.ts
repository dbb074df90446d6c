import { Injectable } from '@nestjs/common';
import type { StatementLine } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import type { StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';
import { type LineMember, toLine, toLineMember } from './line.view';

const BATCH = 500;

/** Shows lines with the names and balances of their members. */
@Injectable()
export class LineViews {
  constructor(private readonly members: LinkedMembersRepository) {}

  /** @param known members that were read already, by id */
  async of(
    lines: readonly StatementLineProjection[],
    known: ReadonlyMap<string, LineMember> = new Map(),
  ): Promise<StatementLine[]> {
    const named = lines.flatMap(({ parts, candidates, state }) =>
      [...parts, ...(state === 'open' ? candidates : [])].map(({ member }) => member.toString()),
    );
    const members = new Map(known);
    const ids = [...new Set(named)].filter((id) => !members.has(id));
    for (let at = 0; at < ids.length; at += BATCH)
      for (const [id, member] of await this.members.ofIds(ids.slice(at, at + BATCH)))
        members.set(id, toLineMember(member));
    const today = dayOf(new Date());
    return lines.map((line) => toLine(line, members, today));
  }
}
