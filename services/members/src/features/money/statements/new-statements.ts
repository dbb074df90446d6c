import { Injectable } from '@nestjs/common';
import type { BankProfileFields, LeftOutRow, ReadLine, StatementRead } from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  newObjectId,
  objectIdOf,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { Candidate } from '../../../shared/statements/suggestion-index';
import type { NewLine } from '../../../store/statement-lines/statement-lines.repository';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import type { StatementRecord } from '../../../store/statements/statement.schema';
import { StatementsRepository } from '../../../store/statements/statements.repository';
import { LineViews } from './line-views';
import { NO_HEADINGS } from './no-headings';
import { Payers, type RegisteredPayer } from './payers';
import { toStatement } from './statement.view';
import type { StatementFile } from './statement.worker-thread';

export interface NewStatement {
  name: string;
  profile: BankProfileFields | undefined;
  found: StatementFile;
  /** The register that the lines were matched with. */
  payers: readonly RegisteredPayer[];
  audit: AuditNote;
}

const NAME_MAX = 200;
const KNOWN_TEXT = 200;

/** Stores statements that were read, each line once, however often it is read. */
@Injectable()
export class NewStatements {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly lines: StatementLinesRepository,
    private readonly payers: Payers,
    private readonly views: LineViews,
  ) {}

  /** @throws AppError 400 for a file without headings. */
  async store(
    staff: StaffActor,
    { name, profile, found, payers, audit }: NewStatement,
  ): Promise<StatementRead> {
    const { read, prints, notes } = found;
    if (!read) throw badRequest('FILE_REFUSED', [NO_HEADINGS, ...notes].join('. '));
    const account = profile?.account ?? read.account ?? '';
    const known = await this.lines.known(prints, account);
    const fresh = read.lines.flatMap((line, at) => {
      const print = prints[at] ?? '';
      return known.has(print) ? [] : [{ line, print, candidates: found.candidates[at] ?? [] }];
    });
    const ranked = await this.payers.ranked(
      fresh.map(({ line, candidates }) => ({ amount: line.amount, candidates })),
      payers,
    );
    const record = statementOf(staff, { name, profile, found, account });
    await this.statements.add(record);
    const made = fresh.map(({ line, print }, at) =>
      lineOf(line, { print, account, statement: record._id, candidates: ranked[at] ?? [] }),
    );
    const stored = await this.lines.add(made);
    const outcome = outcomeOf(stored, read.lines, read.leftOut);
    await this.statements.complete(record, outcome);
    const { credits, debits, zeros, leftOut } = outcome;
    const details = { rows: record.rows, credits, debits, zeros, leftOut: leftOut.length };
    audit.note({ id: record._id.toString(), label: record.file, details });
    const shown = { ...record, ...outcome, isComplete: true };
    const members = new Map(payers.map((payer) => [payer.id, payer.shown]));
    return { ...toStatement(shown, credits), lines: await this.views.of(stored, members) };
  }
}

function statementOf(
  staff: StaffActor,
  { name, profile, found, account }: Omit<NewStatement, 'audit' | 'payers'> & { account: string },
): StatementRecord {
  const days = (found.read?.lines ?? []).map(({ day }) => day).sort();
  return {
    _id: newObjectId(),
    file: name.slice(0, NAME_MAX) || 'statement',
    profile: profile?.name ?? null,
    account: account || null,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    rows: found.rows,
    credits: 0,
    debits: 0,
    zeros: 0,
    leftOut: [],
    notes: found.notes,
    isComplete: false,
    at: new Date(),
    by: staffRefOf(staff),
  };
}

const lineOf = (
  line: ReadLine,
  more: Pick<NewLine, 'print' | 'account' | 'statement'> & { candidates: readonly Candidate[] },
): NewLine => ({
  ...line,
  ...more,
  _id: newObjectId(),
  state: line.kind === 'credit' ? 'open' : 'kept',
  parts: [],
  hasReversal: false,
  candidates: more.candidates.map(({ member, because }) => ({ member: objectIdOf(member), because })),
  revision: 0,
  createdAt: new Date(),
});

/** Counts of the new lines; those that were stored before are named among the rows left out. */
function outcomeOf(stored: readonly NewLine[], read: readonly ReadLine[], leftOut: readonly LeftOutRow[]) {
  const rows = new Set(stored.map(({ row }) => row));
  const known = read
    .filter(({ row }) => !rows.has(row))
    .map(({ row, day, narration }) => ({
      row,
      reason: 'known' as const,
      text: `${day} ${narration}`.slice(0, KNOWN_TEXT),
    }));
  const count = (kind: ReadLine['kind']) => stored.filter((line) => line.kind === kind).length;
  return {
    credits: count('credit'),
    debits: count('debit'),
    zeros: count('zero'),
    leftOut: [...leftOut, ...known].sort((a, b) => a.row - b.row),
  };
}
