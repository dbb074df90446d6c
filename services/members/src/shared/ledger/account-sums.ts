import type { ChargeState } from '@concord/contracts';
import type { ChargeEntry, PaymentEntry } from '../../store/accounts/account-entries';

/** The entries of one member's account. All amounts are integers in kobo. */
export interface Account {
  readonly charges: ChargeEntry[];
  readonly payments: PaymentEntry[];
}

export const NO_ENTRIES: Account = { charges: [], payments: [] };

/** Sum of the amounts of these entries. */
export const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Total debt of a charge, after its reductions; 0 if it is void. */
export const netOf = (charge: ChargeEntry): number =>
  charge.voided ? 0 : charge.amount - sumOf(charge.reductions);

const confirmed = (account: Account): PaymentEntry[] =>
  account.payments.filter(({ state }) => state === 'confirmed');

/** Sum that confirmed payments paid for a charge. */
export const paidOf = (account: Account, charge: ChargeEntry): number =>
  sumOf(
    confirmed(account).flatMap(({ allocations }) =>
      allocations.filter((allocation) => allocation.charge === charge._id),
    ),
  );

/** Remaining debt of a charge. */
export const openOf = (account: Account, charge: ChargeEntry): number =>
  netOf(charge) - paidOf(account, charge);

/** State of a charge. A charge whose net is 0 is paid. */
export function chargeStateOf(account: Account, charge: ChargeEntry): ChargeState {
  if (charge.voided) return 'void';
  const paid = paidOf(account, charge);
  if (paid >= netOf(charge)) return 'paid';
  return paid > 0 ? 'part-paid' : 'open';
}

/** Part of a payment that is neither allocated nor refunded; 0 unless it is confirmed. */
export const creditOf = (payment: PaymentEntry): number =>
  payment.state === 'confirmed' ? payment.amount - sumOf(payment.refunds) - sumOf(payment.allocations) : 0;

/** Debt of the member; below 0 for a credit balance. */
export const balanceOf = (account: Account): number =>
  account.charges.reduce((sum, charge) => sum + netOf(charge), 0) -
  confirmed(account).reduce((sum, { amount, refunds }) => sum + amount - sumOf(refunds), 0);

/** Sum of open charges that were due before a day. */
export const arrearsOn = (account: Account, day: string): number =>
  account.charges
    .filter(({ due }) => due < day)
    .reduce((sum, charge) => sum + Math.max(0, openOf(account, charge)), 0);

const byDay = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Day on which a charge was paid in full, by the dates of value of its payments; the day it was raised if nothing
 * is owed for it. Undefined while it is open, and for a void one.
 */
export function settledOn(account: Account, charge: ChargeEntry): string | undefined {
  if (charge.voided) return undefined;
  const net = netOf(charge);
  if (net === 0) return charge.reductions.at(-1)?.on ?? charge.raisedOn;
  const parts = confirmed(account)
    .map(({ receivedOn, allocations }) => ({
      receivedOn,
      amount: sumOf(allocations.filter((allocation) => allocation.charge === charge._id)),
    }))
    .sort((a, b) => byDay(a.receivedOn, b.receivedOn));
  let paid = 0;
  for (const { receivedOn, amount } of parts) {
    paid += amount;
    if (paid >= net) return receivedOn;
  }
  return undefined;
}
