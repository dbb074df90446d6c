import { type BankProfileFields, MEMBER_LIMITS, type STATEMENT_SEPARATORS } from '@concord/contracts';
import { type CSV_SEPARATORS, readTable, type TableRow } from '@concord/workbook';
import { answerThread } from '../../../shared/files/file-outcome';
import { fingerprintsOf } from '../../../shared/statements/fingerprints';
import { readStatement, type ReadStatement } from '../../../shared/statements/read-statement';
import { type Candidate, type Payer, SuggestionIndex } from '../../../shared/statements/suggestion-index';

export interface StatementTask {
  file: Uint8Array;
  profile: BankProfileFields | undefined;
  /** Day in Nigeria. */
  today: string;
  /** The register, to match lines with; absent for a preview. */
  payers?: readonly Payer[];
}

/** A file as read; candidates and fingerprints stand in the order of the lines. */
export interface StatementFile {
  /** First rows of the file as they are. */
  top: TableRow[];
  rows: number;
  read: ReadStatement | undefined;
  prints: string[];
  candidates: Candidate[][];
  notes: string[];
}

/** Lines that were read before, to match with the register of now. */
export interface MatchTask {
  lines: readonly { text: string; amount: number }[];
  payers: readonly Payer[];
}

export type StatementAnswer = { statement: StatementFile } | { candidates: Candidate[][] };

const SEPARATORS: Record<
  Exclude<(typeof STATEMENT_SEPARATORS)[number], 'guess'>,
  (typeof CSV_SEPARATORS)[number]
> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };
const TOP_ROWS = 30;

async function readFile({ file, profile, today, payers }: StatementTask): Promise<StatementFile> {
  const { separator = 'guess' } = profile ?? {};
  const table = await readTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength), {
    maxRows: MEMBER_LIMITS.statementRows,
    ...(separator !== 'guess' && { separator: SEPARATORS[separator] }),
  });
  const read = readStatement(table.rows, profile, today);
  const lines = read?.lines ?? [];
  const index = payers && lines.length > 0 ? new SuggestionIndex(payers) : undefined;
  return {
    top: table.rows.slice(0, TOP_ROWS),
    rows: table.rows.length,
    read,
    prints: fingerprintsOf(lines),
    candidates: lines.map(({ kind, amount, narration, reference }) =>
      index && kind === 'credit' ? index.candidates(`${narration} ${reference ?? ''}`, amount) : [],
    ),
    notes: table.leftOut,
  };
}

function match({ lines, payers }: MatchTask): Candidate[][] {
  const index = new SuggestionIndex(payers);
  return lines.map(({ text, amount }) => index.candidates(text, amount));
}

async function answer(task: StatementTask | MatchTask): Promise<StatementAnswer> {
  return 'lines' in task ? { candidates: match(task) } : { statement: await readFile(task) };
}

void answerThread(answer);
