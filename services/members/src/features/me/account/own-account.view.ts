import type { MyAccount, MyCharge, MyPayment } from '@concord/contracts';
import {
  type Account,
  arrearsOn,
  balanceOf,
  chargeStateOf,
  creditOf,
  openOf,
  paidOf,
  sumOf,
} from '../../../shared/ledger/account-sums';
import type { ChargeEntry, PaymentEntry } from '../../../store/accounts/account-entries';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import type { PaperRecord } from '../../../store/papers/paper.schema';

interface OwnDocuments {
  readonly documents: readonly DocumentRecord[];
  readonly papers: readonly PaperRecord[];
}

/** Own account on a day. Void charges and payments that never arrived are left out. */
export const toMyAccount = (
  account: Account,
  { documents, papers }: OwnDocuments,
  day: string,
): MyAccount => ({
  balance: balanceOf(account),
  overdue: arrearsOn(account, day),
  charges: account.charges
    .filter(({ voided }) => !voided)
    .map((charge) => toMyCharge(account, charge, day))
    .sort((a, b) => byText(a.due, b.due)),
  payments: account.payments
    .flatMap((payment) => toMyPayment(payment, documents))
    .sort((a, b) => byText(b.receivedOn, a.receivedOn)),
  documents: [...documents, ...papers]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((record) => ({
      _id: record._id.toString(),
      kind: record.kind,
      number: record.number,
      on: record.on,
      ...('total' in record && { total: record.total }),
    })),
});

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function toMyCharge(account: Account, charge: ChargeEntry, day: string): MyCharge {
  const open = openOf(account, charge);
  return {
    _id: charge._id,
    fee: charge.fee,
    period: charge.period,
    title: charge.title,
    amount: charge.amount,
    reduced: sumOf(charge.reductions),
    paid: paidOf(account, charge),
    open,
    due: charge.due,
    isOverdue: open > 0 && charge.due < day,
    state: chargeStateOf(account, charge),
  };
}

function toMyPayment(payment: PaymentEntry, documents: readonly DocumentRecord[]): MyPayment[] {
  const { _id, amount, method, receivedOn, reference, state, refunds } = payment;
  if (state !== 'confirmed' && state !== 'reversed') return [];
  const receipt = documents.find(({ kind, of }) => kind === 'receipt' && of === _id);
  return [
    {
      ...{ _id, amount, method, receivedOn, reference, state },
      credit: creditOf(payment),
      refunded: sumOf(refunds),
      ...(receipt && { receipt: { number: receipt.number, on: receipt.on, total: receipt.total } }),
    },
  ];
}
