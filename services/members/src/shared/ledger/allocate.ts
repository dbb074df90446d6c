import { FEE_KINDS } from '@concord/contracts';
import { badRequest, conflict, required } from '@concord/nest-platform';
import type { AllocationEntry, ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';
import { type Account, creditOf, openOf, sumOf } from './account-sums';

/** Oldest due first; of one day, fees in the order of payment, so that a subscription comes last. */
function dueOrder(a: ChargeEntry, b: ChargeEntry): number {
  if (a.due !== b.due) return a.due < b.due ? -1 : 1;
  const byFee = FEE_KINDS.indexOf(a.fee) - FEE_KINDS.indexOf(b.fee);
  return byFee || (a._id < b._id ? -1 : 1);
}

/** Oldest money first. */
const valueOrder = (a: PaymentEntry, b: PaymentEntry): number =>
  a.receivedOn === b.receivedOn ? (a._id < b._id ? -1 : 1) : a.receivedOn < b.receivedOn ? -1 : 1;

const replaced = (account: Account, payment: PaymentEntry): Account => ({
  ...account,
  payments: account.payments.map((each) => (each._id === payment._id ? payment : each)),
});

const withParts = (payment: PaymentEntry, parts: readonly AllocationEntry[]): PaymentEntry => {
  const sums = new Map<string, number>();
  for (const { charge, amount } of [...payment.allocations, ...parts])
    sums.set(charge, (sums.get(charge) ?? 0) + amount);
  return { ...payment, allocations: [...sums].map(([charge, amount]) => ({ charge, amount })) };
};

/** Parts of `credit` for open charges, oldest due first. */
function partsOf(account: Account, credit: number): AllocationEntry[] {
  const parts: AllocationEntry[] = [];
  let left = credit;
  for (const charge of [...account.charges].sort(dueOrder)) {
    const amount = Math.min(left, Math.max(0, openOf(account, charge)));
    if (amount > 0) parts.push({ charge: charge._id, amount });
    left -= amount;
  }
  return parts;
}

/** Allocates every credit of the account to open charges: the oldest money to the oldest due charge. */
export function useCredit(account: Account): Account {
  let result = account;
  for (const { _id } of [...account.payments].sort(valueOrder)) {
    const payment = result.payments.find((each) => each._id === _id);
    if (payment && creditOf(payment) > 0)
      result = replaced(result, withParts(payment, partsOf(result, creditOf(payment))));
  }
  return result;
}

/**
 * Replaces the allocations of a confirmed payment by those that staff chose; what they leave stays credit.
 * @throws AppError 400 for a charge of another account, twice the same charge, or more than the payment holds;
 *   409 for more than a charge's open amount.
 */
export function allocateAs(account: Account, paymentId: string, chosen: readonly AllocationEntry[]): Account {
  const payment = required(
    account.payments.find(({ _id }) => _id === paymentId),
    'This payment',
  );
  if (payment.state !== 'confirmed') throw conflict('CONFLICT', 'Only a confirmed payment can be allocated');
  const free = replaced(account, { ...payment, allocations: [] });
  const charges = new Set(chosen.map(({ charge }) => charge));
  if (charges.size < chosen.length)
    throw badRequest('BAD_REQUEST', 'Each charge can have one part of a payment');
  for (const { charge: id, amount } of chosen) {
    const charge = required(
      free.charges.find(({ _id }) => _id === id),
      'This charge',
    );
    if (amount > openOf(free, charge))
      throw conflict('CONFLICT', `“${charge.title}” has less than this open. Look at the account again`);
  }
  if (sumOf(chosen) > payment.amount - sumOf(payment.refunds))
    throw badRequest('BAD_REQUEST', 'The parts are more than the payment');
  return replaced(free, withParts({ ...payment, allocations: [] }, chosen));
}
