import type { CardDispute, CardPayment, CardPaymentState, CardProblem, CardRefund } from '@concord/contracts';
import { formatDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';

export const STATES: Record<CardPaymentState, string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  failed: 'Card refused',
  mismatch: 'Not as ordered',
  abandoned: 'Never paid',
};

/** Amount in its currency; only naira has a sign of its own here. */
const moneyOf = (amount: number, currency: string) =>
  currency === 'NGN' ? formatNaira(amount) : `${currency} ${(amount / 100).toFixed(2)}`;

function problemText(problem: CardProblem, { found, amount }: CardPayment): string {
  if (problem === 'account') return 'The account takes no more payments';
  if (!found) return 'The report differs from the order';
  if (problem === 'amount')
    return `${moneyOf(found.amount, found.currency)} came instead of ${formatNaira(amount)}`;
  if (problem === 'currency') return `The money came in ${found.currency}`;
  if (problem === 'reference') return `The report is about ${found.reference}`;
  return 'The money went back to the payer';
}

const REFUNDS: Record<CardRefund['state'], string> = {
  pending: 'is on its way',
  processed: 'was paid back',
  failed: 'could not be paid back',
};

const refundText = ({ amount, state }: CardRefund) => `Refund: ${formatNaira(amount)} ${REFUNDS[state]}`;

function disputeText({ amount, state, dueAt, resolution }: CardDispute): string {
  const what = amount === null ? 'Dispute' : `Dispute about ${formatNaira(amount)}`;
  if (state === 'resolved') return `${what}: resolved${resolution ? ` (${resolution})` : ''}`;
  return dueAt ? `${what}: answer by ${formatDate(dueAt)}` : `${what}: open`;
}

/** Notes for staff about a payment, one text each. */
export const notesOf = (payment: CardPayment): string[] => [
  ...payment.problems.map((problem) => problemText(problem, payment)),
  ...payment.refunds.map(refundText),
  ...payment.disputes.map(disputeText),
];
