import type { LeftOutReason } from '@concord/contracts';
import type { TableCell } from '@concord/workbook';
import { type Decimals, type NoAmount, type ReadAmount, readAmount } from './amounts';

/** Form of the amounts of a file. */
export interface AmountForm {
  decimals: Decimals | undefined;
  /** Money that arrived has a minus sign in the column of amounts. */
  isCreditNegative: boolean;
}

/** The cells of a row that tell its amount. */
export interface MoneyCells {
  amount: TableCell;
  credit: TableCell;
  debit: TableCell;
  mark: TableCell;
}

const CREDIT_MARK = /^(?:c|cr|credit|in|inflow|deposit|\+)\b|^\+$/i;
const DEBIT_MARK = /^(?:d|dr|debit|out|outflow|withdrawal)\b|^-$/i;

/** A number of a workbook has a point, whatever the texts of the file have. */
const amountIn = ({ text, decimal }: TableCell, decimals: Decimals | undefined): ReadAmount | NoAmount =>
  decimal === undefined ? readAmount(text, decimals) : readAmount(decimal, 'point');

const signed = ({ kobo, isNegative, mark }: ReadAmount): number =>
  kobo === 0 ? 0 : (mark ? mark === 'debit' : isNegative) ? -kobo : kobo;

/** The amount of a row in kobo, below 0 for money that left; or the reason why it has none. */
export function readMoney(cells: MoneyCells, hasAmount: boolean, form: AmountForm): number | LeftOutReason {
  if (hasAmount) {
    const amount = amountIn(cells.amount, form.decimals);
    if (typeof amount === 'object') return ofOneColumn(amount, cells.mark.text, form);
    if (amount === 'currency') return amount;
  }
  return ofTwoColumns(amountIn(cells.credit, form.decimals), amountIn(cells.debit, form.decimals));
}

function ofOneColumn(amount: ReadAmount, mark: string, { isCreditNegative }: AmountForm): number {
  if (amount.kobo === 0) return 0;
  if (DEBIT_MARK.test(mark.trim())) return -amount.kobo;
  if (CREDIT_MARK.test(mark.trim())) return amount.isNegative ? -amount.kobo : amount.kobo;
  return amount.mark || !isCreditNegative ? signed(amount) : -signed(amount);
}

function ofTwoColumns(credit: ReadAmount | NoAmount, debit: ReadAmount | NoAmount): number | LeftOutReason {
  if (credit === 'currency' || debit === 'currency') return 'currency';
  if (credit === 'unreadable' || debit === 'unreadable') return 'no-amount';
  const [arrived, left] = [credit, debit].map((each) => (typeof each === 'object' ? each : undefined));
  if (!arrived && !left) return 'no-amount';
  if (arrived?.kobo && left?.kobo) return 'two-amounts';
  if (arrived?.kobo) return arrived.isNegative ? -arrived.kobo : arrived.kobo;
  // A bank may write what left with a minus sign in the column of debits too.
  return left?.kobo ? -left.kobo : 0;
}

/** The running balance of a row in kobo, below 0 for an overdraft. */
export function signedBalance(cell: TableCell, { decimals }: AmountForm): number | undefined {
  const balance = amountIn(cell, decimals);
  return typeof balance === 'object' ? signed(balance) : undefined;
}
