import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS, type StatementsMatched } from '@concord/contracts';
import { type AuditNote, objectIdOf } from '@concord/nest-platform';
import {
  LineSuggestionsRepository,
  type OpenLine,
} from '../../../store/statement-lines/line-suggestions.repository';
import type { Candidate } from '../../../shared/statements/suggestion-index';
import { Payers, searchedOf } from './payers';
import { StatementFiles } from './statement-files';

/** Matches open lines again, after members or accounts have changed. */
@Injectable()
export class LineMatching {
  constructor(
    private readonly lines: LineSuggestionsRepository,
    private readonly payers: Payers,
    private readonly files: StatementFiles,
  ) {}

  /** @throws AppError 503 while other files are read. */
  async again(audit: AuditNote): Promise<StatementsMatched> {
    const open = await this.lines.open(MEMBER_LIMITS.statementMatches);
    const payers = await this.payers.all();
    const found = await this.files.match({
      payers: payers.map(searchedOf),
      lines: open.map(({ narration, reference, amount }) => ({ text: textOf(narration, reference), amount })),
    });
    const ranked = await this.payers.ranked(
      open.map(({ amount }, at) => ({ amount, candidates: found[at] ?? [] })),
      payers,
    );
    const changed = open.flatMap((line, at) => {
      const candidates = ranked[at] ?? [];
      return isSame(line, candidates) ? [] : [{ ...line, candidates: candidates.map(toCandidate) }];
    });
    await this.lines.replace(changed);
    audit.note({ details: { lines: open.length, changed: changed.length } });
    return { lines: open.length, changed: changed.length };
  }
}

const textOf = (narration: string, reference: string | null) => `${narration} ${reference ?? ''}`;

const toCandidate = ({ member, because }: Candidate) => ({ member: objectIdOf(member), because });

const isSame = ({ candidates }: OpenLine, found: readonly Candidate[]): boolean =>
  candidates.length === found.length &&
  found.every(({ member, because }, at) => {
    const before = candidates[at];
    return before?.member.toString() === member && before.because.join() === because.join();
  });
