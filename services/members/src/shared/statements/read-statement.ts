import type { BankProfileFields, LeftOutRow, ReadLine } from '@concord/contracts';
import { foldText } from '@concord/institute';
import type { TableCell, TableRow } from '@concord/workbook';
import { type Decimals, decimalsOf } from './amounts';
import { findHeadings, type HeadingRow, isHeadingAgain } from './columns';
import { type DayOrder, dayOrderOf, readDay } from './file-days';
import { type AmountForm, readMoney, signedBalance } from './money-cells';

/** A statement as read: every row is a line, or left out for a reason. */
export interface ReadStatement {
  headings: HeadingRow;
  lines: ReadLine[];
  leftOut: LeftOutRow[];
  /** Number of the bank account above the headings. */
  account: string | undefined;
}

const TOTAL =
  /\b(?:sub ?-?total|total|totals|opening balance|closing balance|balance (?:b\/f|c\/f|brought|carried))\b/;
const ACCOUNT = /\b(?:account|acct|a\/c)\b/;
const ACCOUNT_NUMBER = /(?<!\d)(\d{10})(?!\d)/;
const TEXT_MAX = 500;
const NARRATION_MAX = 1000;
const REFERENCE_MAX = 100;

const shownText = ({ cells }: TableRow): string =>
  cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' | ')
    .slice(0, TEXT_MAX);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the rows of a statement.
 * @param profile how the bank's files are read; columns and forms that it leaves open are guessed
 * @param today day in Nigeria; a date after it may show that the month comes first
 * @returns undefined where no row has headings of a day and an amount
 */
export function readStatement(
  rows: readonly TableRow[],
  profile: BankProfileFields | undefined,
  today: string,
): ReadStatement | undefined {
  const headings = findHeadings(rows, profile?.columns);
  if (!headings) return undefined;
  const above = rows.slice(0, headings.at);
  const below = rows.slice(headings.at + 1);
  const form = formOf(below, headings, profile, today);
  const reader = new RowReader(headings, form);
  for (const row of below) reader.add(row);
  const heading = rows[headings.at];
  return {
    headings,
    lines: reader.lines,
    leftOut: [
      ...above.map((row) => ({ row: row.row, reason: 'above-headings' as const, text: shownText(row) })),
      ...(heading ? [{ row: heading.row, reason: 'heading' as const, text: shownText(heading) }] : []),
      ...reader.leftOut,
    ],
    account: accountIn(above),
  };
}

interface FileForm extends AmountForm {
  order: DayOrder;
}

function formOf(
  rows: readonly TableRow[],
  { columns }: HeadingRow,
  profile: BankProfileFields | undefined,
  today: string,
): FileForm {
  const textsIn = (column: number | undefined) =>
    column === undefined ? [] : rows.flatMap(({ cells }) => cells[column] ?? []);
  const days = textsIn(columns.day).flatMap(({ text, day }) => (day ? [] : [text]));
  const money = [columns.amount, columns.credit, columns.debit, columns.balance].flatMap(textsIn);
  const { dates = 'guess', decimals = 'guess', sign = 'credit-positive' } = profile ?? {};
  const found: Decimals | undefined =
    decimals === 'guess'
      ? decimalsOf(money.flatMap(({ text, decimal }) => (decimal ? [] : [text])))
      : decimals;
  return {
    order: dates === 'guess' ? dayOrderOf(days, today) : dates,
    decimals: found,
    isCreditNegative: sign === 'credit-negative',
  };
}

const accountIn = (rows: readonly TableRow[]): string | undefined => {
  const named = rows.map(shownText).find((text) => ACCOUNT.test(foldText(text)) && ACCOUNT_NUMBER.test(text));
  return named === undefined ? undefined : ACCOUNT_NUMBER.exec(named)?.[1];
};

/** Turns the rows below the headings into lines, one after another. */
class RowReader {
  readonly lines: ReadLine[] = [];
  readonly leftOut: LeftOutRow[] = [];

  constructor(
    private readonly headings: HeadingRow,
    private readonly form: FileForm,
  ) {}

  add(row: TableRow): void {
    const outcome = this.lineOf(row);
    if (typeof outcome === 'object') this.lines.push(outcome);
    else this.leftOut.push({ row: row.row, reason: outcome, text: shownText(row) });
  }

  private lineOf(row: TableRow): ReadLine | LeftOutRow['reason'] {
    const { columns, headings } = this.headings;
    const cell = (at: number | undefined): TableCell =>
      (at === undefined ? undefined : row.cells[at]) ?? { text: '' };
    if (isHeadingAgain(headings, row)) return 'heading';
    const dayCell = cell(columns.day);
    const day = dayCell.day ?? readDay(dayCell.text, this.form.order);
    const narration = oneLine(cell(columns.narration).text).slice(0, NARRATION_MAX);
    const money = readMoney(
      {
        amount: cell(columns.amount),
        credit: cell(columns.credit),
        debit: cell(columns.debit),
        mark: cell(columns.mark),
      },
      columns.amount !== undefined,
      this.form,
    );
    const isTotal = TOTAL.test(foldText(shownText(row)));
    if (!day) {
      if (isTotal) return 'total';
      if (money === 'no-amount' && dayCell.text === '' && this.continues(narration)) return 'continued';
      return 'no-day';
    }
    if (typeof money === 'string') return isTotal ? 'total' : money;
    return {
      row: row.row,
      day,
      kind: money === 0 ? 'zero' : money > 0 ? 'credit' : 'debit',
      amount: money,
      narration,
      reference: oneLine(cell(columns.reference).text).slice(0, REFERENCE_MAX) || null,
      balance: signedBalance(cell(columns.balance), this.form) ?? null,
    };
  }

  /** A row with nothing but a narration continues the one before it. */
  private continues(narration: string): boolean {
    const last = this.lines.at(-1);
    if (!last || narration === '') return false;
    last.narration = `${last.narration} ${narration}`.trim().slice(0, NARRATION_MAX);
    return true;
  }
}
