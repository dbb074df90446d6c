import { Injectable } from '@nestjs/common';
import type { StatementLine } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';
import { toLine } from './line.view';

const BATCH = 500;

/** Shows lines with the names and balances of their members. */
@Injectable()
export class LineViews {
  constructor(private readonly members: LinkedMembersRepository) {}

  async of(lines: readonly StatementLineProjection[]): Promise<StatementLine[]> {
    const named = lines.flatMap(({ parts, candidates, state }) =>
      [...parts, ...(state === 'open' ? candidates : [])].map(({ member }) => member.toString()),
    );
    const ids = [...new Set(named)];
    const members = new Map<string, MemberProjection>();
    for (let at = 0; at < ids.length; at += BATCH)
      for (const [id, member] of await this.members.ofIds(ids.slice(at, at + BATCH))) members.set(id, member);
    const today = dayOf(new Date());
    return lines.map((line) => toLine(line, members, today));
  }
}
