import { type BankProfileFields, STATEMENT_COLUMNS, type StatementColumn } from '@concord/contracts';
import { foldText } from '@concord/institute';
import type { TableRow } from '@concord/workbook';

/** Headings by which columns are guessed, folded, likeliest first. */
const GUESSES: Record<StatementColumn, readonly string[]> = {
  day: [
    'transaction date',
    'trans date',
    'txn date',
    'tran date',
    'trans. date',
    'entry date',
    'posting date',
    'posted date',
    'post date',
    'posted on',
    'date posted',
    'booking date',
    'date',
    'day',
    'value date',
    'valuta',
  ],
  narration: [
    'narration',
    'narrative',
    'transaction details',
    'transaction description',
    'description/payee/memo',
    'description',
    'particulars',
    'details',
    'remarks',
    'remark',
    'memo',
    'text',
    'purpose',
    'payer',
    'originator',
  ],
  reference: [
    'reference',
    'reference number',
    'reference no',
    'ref no',
    'ref. no',
    'ref',
    'transaction reference',
    'trans ref',
    'session id',
    'cheque no',
    'chq no',
    'instrument no',
    'transaction id',
  ],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'credit amt',
    'cr',
    'cr amount',
    'deposit',
    'deposits',
    'lodgement',
    'lodgements',
    'money in',
    'paid in',
    'pay in',
    'amount in',
    'inflow',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'debit amt',
    'dr',
    'dr amount',
    'withdrawal',
    'withdrawals',
    'money out',
    'paid out',
    'pay out',
    'amount out',
    'outflow',
  ],
  amount: ['amount', 'transaction amount', 'trans amount', 'value', 'sum', 'betrag', 'montant'],
  balance: [
    'balance',
    'running balance',
    'account balance',
    'available balance',
    'closing balance',
    'book balance',
    'ledger balance',
  ],
  mark: [
    'dr/cr',
    'cr/dr',
    'd/c',
    'c/d',
    'debit/credit',
    'credit/debit',
    'type',
    'transaction type',
    'indicator',
  ],
};

/** Rows looked at for headings. */
const ROWS_SEARCHED = 80;
const CURRENCY = /\s*[([]?\b(?:ngn|naira|n)\b[)\]]?\s*$|[₦:*]/g;

/** Column numbers, from 0. */
export type FoundColumns = Partial<Record<StatementColumn, number>>;

/** A row of headings: its place among the rows, and the columns that it names. */
export interface HeadingRow {
  at: number;
  headings: string[];
  columns: FoundColumns;
}

const plain = (text: string) =>
  foldText(text)
    .replace(/[\s_]+/g, ' ')
    .replace(CURRENCY, '')
    .trim();

/** The columns of a row of headings: those that the profile names, then those that are guessed. */
function columnsOf(headings: readonly string[], chosen: Partial<BankProfileFields['columns']>): FoundColumns {
  const names = headings.map(plain);
  const columns: FoundColumns = {};
  const taken = new Set<number>();
  const take = (column: StatementColumn, wanted: readonly string[]) => {
    const at = wanted.map((name) => names.findIndex((each, index) => each === name && !taken.has(index)));
    const found = at.find((index) => index >= 0);
    if (found === undefined) return;
    columns[column] = found;
    taken.add(found);
  };
  for (const column of STATEMENT_COLUMNS) {
    const heading = chosen[column];
    if (heading) take(column, [plain(heading)]);
  }
  for (const column of STATEMENT_COLUMNS)
    if (columns[column] === undefined && !chosen[column]) take(column, GUESSES[column]);
  return columns;
}

const hasMoney = ({ amount, credit }: FoundColumns) => amount !== undefined || credit !== undefined;

/** The row of headings that names most columns; undefined where none names a day and an amount. */
export function findHeadings(
  rows: readonly TableRow[],
  chosen: Partial<BankProfileFields['columns']> = {},
): HeadingRow | undefined {
  let best: (HeadingRow & { count: number }) | undefined;
  for (const [at, { cells }] of rows.slice(0, ROWS_SEARCHED).entries()) {
    const headings = cells.map(({ text }) => text);
    const columns = columnsOf(headings, chosen);
    const count = Object.keys(columns).length;
    if (columns.day === undefined || !hasMoney(columns) || (best && best.count >= count)) continue;
    best = { at, headings, columns, count };
  }
  return best && { at: best.at, headings: best.headings, columns: best.columns };
}

/** True for headings that are repeated on a later page. */
export const isHeadingAgain = (headings: readonly string[], { cells }: TableRow): boolean =>
  cells.filter(({ text }, index) => text !== '' && plain(text) === plain(headings[index] ?? '')).length >=
    2 && cells.every(({ text }, index) => text === '' || plain(text) === plain(headings[index] ?? ''));
