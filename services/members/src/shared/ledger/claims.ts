import { MEMBER_LIMITS, type PaymentWay } from '@concord/contracts';
import { addDays, conflict, required } from '@concord/nest-platform';
import type {
  AllocationEntry,
  ClaimDecision,
  PaymentEntry,
  TransferClaim,
} from '../../store/accounts/account-entries';
import type { Account } from './account-sums';
import { allocateAs, useCredit } from './allocate';

/** A payment that a member told about. */
export type ClaimedPayment = PaymentEntry & { claim: TransferClaim };

/** Ways by which a member's transfer may reach the ledger. */
const BANK_WAYS: readonly PaymentWay[] = ['transfer', 'deposit', 'ussd', 'other'];
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between sending and arrival within which equal amounts may be the same money. */
const NEAR_DAYS = 10;

export const isClaim = (payment: PaymentEntry): payment is ClaimedPayment => payment.claim !== undefined;
/** True while nobody has decided about it. */
export const isOpenClaim = (payment: PaymentEntry): payment is ClaimedPayment =>
  isClaim(payment) && payment.state === 'claimed';

const isNear = (one: string, other: string): boolean =>
  one >= addDays(other, -NEAR_DAYS) && one <= addDays(other, NEAR_DAYS);

/** Money that is said to have arrived, or that a bank tells about. */
type Money = Pick<PaymentEntry, 'amount' | 'receivedOn'>;

const isAlike = ({ state, ...payment }: PaymentEntry, { amount, receivedOn }: Money): boolean =>
  state === 'confirmed' && payment.amount === amount && isNear(payment.receivedOn, receivedOn);

/** Confirmed payments that may be the money of a claim: the same amount on nearly the same day. */
export const alikeOf = (account: Account, { _id, ...money }: PaymentEntry): PaymentEntry[] =>
  account.payments.filter((each) => each._id !== _id && isAlike(each, money));

/** Confirmed payments that may have reached the bank as this money: alike ones, by a way of the bank. */
export const arrivedAs = (payments: readonly PaymentEntry[], money: Money): PaymentEntry[] =>
  payments.filter((each) => BANK_WAYS.includes(each.method) && isAlike(each, money));

/**
 * Bounds what one member sends: claims that are open, and those of the last weeks.
 * @throws AppError 409.
 */
export function requireRoomForClaim({ payments }: Account, now: Date): void {
  const { openTransfers, transfersInPeriod, transferPeriodDays } = MEMBER_LIMITS;
  if (payments.filter(isOpenClaim).length >= openTransfers)
    throw conflict(
      'CONFLICT',
      `We are still looking at ${openTransfers} transfers of yours. Please wait until we have, or withdraw one`,
    );
  const since = now.getTime() - transferPeriodDays * DAY_MS;
  if (
    payments.filter((each) => isClaim(each) && each.claim.sentAt.getTime() > since).length >=
    transfersInPeriod
  )
    throw conflict(
      'CONFLICT',
      `You can send at most ${transfersInPeriod} transfers in ${transferPeriodDays} days`,
    );
  if (payments.length >= MEMBER_LIMITS.entries)
    throw conflict('CONFLICT', 'Your account is full. Please write to us');
}

/** Adds a claim, which pays nothing. */
export const addClaim = (account: Account, claimed: ClaimedPayment): Account => ({
  ...account,
  payments: [...account.payments, claimed],
});

/** Facts of the bank about a transfer that has arrived. */
export type Arrival = Pick<PaymentEntry, 'amount' | 'receivedOn' | 'reference' | 'recordedAt'> &
  Required<Pick<PaymentEntry, 'recordedBy'>>;

/**
 * Confirms a claim with the amount and the day of the bank; it pays as a recorded payment does.
 * @throws AppError 404; 409 if somebody has decided about it; as `allocateAs` does.
 */
export function confirmClaim(
  account: Account,
  id: string,
  arrival: Arrival,
  chosen?: readonly AllocationEntry[],
): Account {
  const { recordedAt: at, recordedBy: by } = arrival;
  const claimed = openClaimOf(account, id);
  const claim = { ...claimed.claim, decision: { outcome: 'confirmed', at, by } as const };
  const confirmed = withPayment(account, { ...claimed, ...arrival, claim, state: 'confirmed' });
  return chosen ? allocateAs(confirmed, id, chosen) : useCredit(confirmed);
}

/**
 * Ends a claim without money.
 * @throws AppError 404; 409 if somebody has decided about it.
 */
export function closeClaim(account: Account, id: string, decision: ClaimDecision): Account {
  const claimed = openClaimOf(account, id);
  return withPayment(account, { ...claimed, state: 'refused', claim: { ...claimed.claim, decision } });
}

/**
 * Ends the claim about a payment that arrived by another road, such as a line of the bank: the open one with the same
 * amount and the nearest day. Without one nothing changes.
 */
export function countClaim(
  account: Account,
  { _id, amount, method, receivedOn, recordedAt }: PaymentEntry,
): Account {
  if (!BANK_WAYS.includes(method)) return account;
  const [nearest] = account.payments
    .filter(isOpenClaim)
    .filter((each) => each.amount === amount && isNear(each.receivedOn, receivedOn))
    .sort((a, b) => distance(a.receivedOn, receivedOn) - distance(b.receivedOn, receivedOn));
  if (!nearest) return account;
  return closeClaim(account, nearest._id, { outcome: 'counted', at: recordedAt, payment: _id });
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

function openClaimOf(account: Account, id: string): ClaimedPayment {
  const found = required(
    account.payments.filter(isClaim).find(({ _id }) => _id === id),
    'This transfer',
  );
  if (!isOpenClaim(found)) throw conflict('CONFLICT', 'This transfer has been decided about already');
  return found;
}

const withPayment = (account: Account, payment: PaymentEntry): Account => ({
  ...account,
  payments: account.payments.map((each) => (each._id === payment._id ? payment : each)),
});
