import type { MemberAccount, MemberCharge, NumberedDocument, Payment } from '@concord/contracts';
import {
  type Account,
  balanceOf,
  chargeStateOf,
  creditOf,
  paidOf,
  sumOf,
} from '../../../shared/ledger/account-sums';
import type { ChargeEntry, PaymentEntry, TransferClaim } from '../../../store/accounts/account-entries';
import type { DocumentRecord } from '../../../store/documents/document.schema';

const toDocument = ({ number, on, total }: DocumentRecord): NumberedDocument => ({ number, on, total });

const toCharge = (account: Account, charge: ChargeEntry): MemberCharge => ({
  _id: charge._id,
  fee: charge.fee,
  period: charge.period,
  title: charge.title,
  amount: charge.amount,
  reduced: sumOf(charge.reductions),
  paid: paidOf(account, charge),
  due: charge.due,
  state: chargeStateOf(account, charge),
});

export function toPayment(
  member: string,
  payment: PaymentEntry,
  documents: readonly DocumentRecord[],
): Payment {
  const receipt = documents.find(({ kind, of }) => kind === 'receipt' && of === payment._id);
  return {
    _id: payment._id,
    member,
    amount: payment.amount,
    method: payment.method,
    receivedOn: payment.receivedOn,
    reference: payment.reference,
    state: payment.state,
    allocations: payment.allocations.map(({ charge, amount }) => ({ charge, amount })),
    credit: creditOf(payment),
    refunded: sumOf(payment.refunds),
    ...(payment.reversed && { reversed: { on: payment.reversed.on, reason: payment.reversed.reason } }),
    ...(receipt && { receipt: toDocument(receipt) }),
    ...(payment.claim && { claim: toClaim(payment.claim) }),
  };
}

const toClaim = ({ amount, sentOn, file, sentAt, decision }: TransferClaim): Payment['claim'] => ({
  ...{ amount, sentOn, file, sentAt: sentAt.toISOString() },
  ...(decision && { outcome: decision.outcome }),
  ...(decision?.reason && { reason: decision.reason }),
});

const byDay = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An account with its documents, which are given latest first. */
export const toMemberAccount = (
  member: string,
  account: Account,
  documents: readonly DocumentRecord[],
): MemberAccount => ({
  balance: balanceOf(account),
  charges: [...account.charges]
    .sort((a, b) => byDay(a.due, b.due))
    .map((charge) => toCharge(account, charge)),
  invoices: documents.filter(({ kind }) => kind === 'invoice').map(toDocument),
  payments: [...account.payments]
    .sort((a, b) => byDay(b.receivedOn, a.receivedOn))
    .map((payment) => toPayment(member, payment, documents)),
});
