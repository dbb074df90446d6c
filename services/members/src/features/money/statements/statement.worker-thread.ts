import { parentPort, workerData } from 'node:worker_threads';
import { type BankProfileFields, MEMBER_LIMITS, type STATEMENT_SEPARATORS } from '@concord/contracts';
import { type CSV_SEPARATORS, FileError, readTable, type TableRow } from '@concord/workbook';
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

export type StatementFileOutcome =
  { statement: StatementFile } | { refused: Pick<FileError, 'reason' | 'message'> };

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

async function run(task: StatementTask): Promise<StatementFileOutcome> {
  try {
    return { statement: await readFile(task) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}

if (parentPort) {
  const port = parentPort;
  void run(workerData as StatementTask).then((outcome) => port.postMessage(outcome));
}
