import {
  type BankProfile,
  bankProfileBody,
  type BankProfileBody,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '@concord/contracts';
import { z } from 'zod';

/** Values of the form; an empty heading means that the column is guessed. */
export interface ProfileValues {
  name: string;
  account: string;
  dates: BankProfile['dates'];
  decimals: BankProfile['decimals'];
  separator: BankProfile['separator'];
  sign: BankProfile['sign'];
  columns: Record<StatementColumn, string>;
}

/** Form of a profile, checked by the schema of the call. */
export const profileForm = z.custom<ProfileValues>().superRefine((values, context) => {
  for (const { path, message } of bankProfileBody.safeParse(values).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message });
});

const NEW: Omit<ProfileValues, 'columns'> = {
  name: '',
  account: '',
  dates: 'guess',
  decimals: 'guess',
  separator: 'guess',
  sign: 'credit-positive',
};

/** First values of the form. */
export function profileValues(profile?: BankProfile): ProfileValues {
  const columns = Object.fromEntries(
    STATEMENT_COLUMNS.map((column) => [column, profile?.columns[column] ?? '']),
  ) as Record<StatementColumn, string>;
  if (!profile) return { ...NEW, columns };
  const { name, account = '', dates, decimals, separator, sign } = profile;
  return { name, account, dates, decimals, separator, sign, columns };
}

/** Body of the call. */
export const profileBody = (values: ProfileValues): BankProfileBody => bankProfileBody.parse(values);

export const COLUMN_LABELS: Record<StatementColumn, string> = {
  day: 'Date',
  narration: 'Narration',
  reference: 'Reference of the bank',
  amount: 'Amount, with a sign or a mark',
  credit: 'Credit',
  debit: 'Debit',
  balance: 'Balance',
  mark: 'Mark of credit or debit',
};
export const DATE_LABELS: Record<BankProfile['dates'], string> = {
  guess: 'Find out',
  'day-first': 'Day first (3/4/26 is 3 April)',
  'month-first': 'Month first (3/4/26 is 4 March)',
  'year-first': 'Year first (2026-04-03)',
};
export const DECIMAL_LABELS: Record<BankProfile['decimals'], string> = {
  guess: 'Find out',
  point: '1,000.00',
  comma: '1.000,00',
};
export const SEPARATOR_LABELS: Record<BankProfile['separator'], string> = {
  guess: 'Find out',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  bar: 'Vertical bar',
};
export const SIGN_LABELS: Record<BankProfile['sign'], string> = {
  'credit-positive': 'Money that arrived has no sign',
  'credit-negative': 'Money that arrived has a minus',
};
