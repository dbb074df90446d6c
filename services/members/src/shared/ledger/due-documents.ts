import type { ChargeEntry, DueDocument, PaymentEntry, Reasoned } from '../../store/accounts/account-entries';
import type { DocumentLine } from '../../store/documents/document.schema';
import { type Account, creditOf, netOf } from './account-sums';

const lineOf = ({ _id, title, amount, due }: ChargeEntry): DocumentLine => ({
  title,
  amount,
  charge: _id,
  due,
});

/**
 * An invoice of charges; none where nothing is to be paid.
 * @param of id of the charge, or of the set of charges
 */
export function invoiceOf(of: string, charges: readonly ChargeEntry[], on: string): DueDocument[] {
  const lines = charges.filter(({ amount }) => amount > 0).map(lineOf);
  return lines.length > 0 ? [{ kind: 'invoice', of, on, lines }] : [];
}

/** The credit note of a charge that is voided in an account. */
export function creditNoteOf(charge: ChargeEntry, { on, reason }: Reasoned): DueDocument {
  const line = { title: charge.title, amount: -netOf(charge), charge: charge._id };
  return { kind: 'credit-note', of: charge._id, on, reason, lines: [line] };
}

/** The receipt of a confirmed payment of an account: a line for each charge that it pays, and what is left as credit. */
export function receiptOf(account: Account, id: string, on: string): DueDocument[] {
  const payment = account.payments.find(({ _id }) => _id === id);
  if (payment?.state !== 'confirmed') return [];
  const { method, receivedOn, reference } = payment;
  return [
    {
      kind: 'receipt',
      of: id,
      on,
      lines: receiptLines(account, payment),
      payment: { method, receivedOn, reference },
    },
  ];
}

function receiptLines(account: Account, payment: PaymentEntry): DocumentLine[] {
  const titles = new Map(account.charges.map(({ _id, title }) => [_id, title]));
  const paid = payment.allocations.map(({ charge, amount }) => ({
    title: titles.get(charge) ?? 'Payment received',
    amount,
    charge,
  }));
  const credit = creditOf(payment);
  return credit > 0 ? [...paid, { title: 'Credit for later charges', amount: credit }] : paid;
}
