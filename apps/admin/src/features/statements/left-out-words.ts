import type { LeftOutReason, LeftOutRow, Statement } from '@concord/contracts';
import { counted } from '../../shared/format';

/** Reasons for a row that is not a new line, as staff read them. */
export const LEFT_OUT_WORDS: Record<LeftOutReason, string> = {
  'above-headings': 'Above the headings',
  heading: 'Headings',
  total: 'A total or balance',
  continued: 'Continues the narration before it',
  known: 'Read before',
  'no-day': 'No date that can be read',
  'no-amount': 'No amount that can be read',
  'two-amounts': 'Both a debit and a credit',
  currency: 'Not in naira',
};

/** Reasons that staff should look at. */
const PROBLEMS: readonly LeftOutReason[] = ['no-day', 'no-amount', 'two-amounts', 'currency'];

export const isProblem = ({ reason }: LeftOutRow): boolean => PROBLEMS.includes(reason);

/** Summary of a statement: its new lines by kind. */
export function linesText({ credits, debits, zeros }: Statement): string {
  const other = [
    ...(debits > 0 ? [counted(debits, 'debit')] : []),
    ...(zeros > 0 ? [`${counted(zeros, 'line')} of 0`] : []),
  ];
  const kept = other.length > 0 ? ` Kept for the record: ${other.join(' and ')}.` : '';
  return `${counted(credits, 'new credit')} to match.${kept}`;
}
