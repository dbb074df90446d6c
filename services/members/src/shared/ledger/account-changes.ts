import { AppError, conflict, required } from '@concord/nest-platform';
import type {
  AllocationEntry,
  ChargeEntry,
  PaymentEntry,
  Reasoned,
  Reduction,
  RefundEntry,
} from '../../store/accounts/account-entries';
import { type Account, creditOf, openOf } from './account-sums';
import { allocateAs, useCredit } from './allocate';

/** Unique key of a charge within an account. */
export const chargeKey = ({ fee, period }: Pick<ChargeEntry, 'fee' | 'period'>): string => `${fee} ${period}`;

/**
 * Adds those charges whose fee and period the account does not have yet, void ones included, and pays them from
 * credit. A second call with the same charges changes nothing.
 */
export function addCharges(account: Account, charges: readonly ChargeEntry[]): Account {
  const keys = new Set(account.charges.map(chargeKey));
  const added = charges.filter((charge) => !keys.has(chargeKey(charge)));
  if (added.length === 0) return account;
  return useCredit({ ...account, charges: [...account.charges, ...added] });
}

/**
 * Adds a payment. A confirmed one is allocated as chosen, else to the oldest due charges; what is left is credit.
 * @throws AppError as `allocateAs` does.
 */
export function addPayment(
  account: Account,
  payment: PaymentEntry,
  chosen?: readonly AllocationEntry[],
): Account {
  const added = { ...account, payments: [...account.payments, { ...payment, allocations: [] }] };
  if (payment.state !== 'confirmed') return added;
  return chosen ? allocateAs(added, payment._id, chosen) : useCredit(added);
}

/**
 * Reverses a confirmed payment: it counts as if it had never come. Its allocations stay on record, and credit of
 * other payments takes their place.
 * @throws AppError 404; 409 if it is not confirmed, or was partly refunded.
 */
export function reversePayment(account: Account, id: string, reversed: Reasoned): Account {
  const payment = paymentOf(account, id);
  if (payment.state !== 'confirmed') throw conflict('CONFLICT', 'Only a confirmed payment can be reversed');
  if (payment.refunds.length > 0)
    throw conflict('CONFLICT', 'A part of this payment was refunded, so it cannot be reversed');
  return useCredit(withPayment(account, { ...payment, state: 'reversed', reversed }));
}

/**
 * Notes a refund of credit. A second call with the same request key changes nothing.
 * @throws AppError 404; 409 for more than the credit of the payment; 422 for the key of another refund.
 */
export function refundPayment(account: Account, id: string, refund: RefundEntry): Account {
  const payment = paymentOf(account, id);
  const earlier = ofRequest(payment.refunds, refund);
  if (earlier?.amount === refund.amount) return account;
  if (earlier) throw mismatch('refund');
  if (refund.amount > creditOf(payment))
    throw conflict('CONFLICT', 'Only credit that is not allocated can be refunded');
  return withPayment(account, { ...payment, refunds: [...payment.refunds, refund] });
}

/**
 * Voids a charge; what was paid for it becomes credit, which pays other open charges.
 * @throws AppError 404; 409 if it is void.
 */
export function voidCharge(account: Account, id: string, voided: Reasoned): Account {
  const charge = chargeOf(account, id);
  if (charge.voided) throw conflict('CONFLICT', 'This charge is void already');
  const payments = account.payments.map((payment) =>
    payment.state === 'confirmed'
      ? { ...payment, allocations: payment.allocations.filter((part) => part.charge !== id) }
      : payment,
  );
  return useCredit({ ...withCharge(account, { ...charge, voided }), payments });
}

/**
 * Reduces what is owed for a charge. A second call with the same request key changes nothing.
 * @throws AppError 404; 409 for more than its open amount, and for a void one; 422 for the key of another reduction.
 */
export function reduceCharge(account: Account, id: string, reduction: Reduction): Account {
  const charge = chargeOf(account, id);
  const earlier = ofRequest(charge.reductions, reduction);
  if (earlier?.amount === reduction.amount && earlier.kind === reduction.kind) return account;
  if (earlier) throw mismatch('reduction');
  if (reduction.amount > openOf(account, charge))
    throw conflict('CONFLICT', 'The reduction is more than what is open for this charge');
  return withCharge(account, { ...charge, reductions: [...charge.reductions, reduction] });
}

interface Requested {
  readonly requestKey?: string;
}

/** The entry that an earlier request with the same key made. */
const ofRequest = <T extends Requested>(entries: readonly T[], { requestKey }: Requested): T | undefined =>
  requestKey ? entries.find((entry) => entry.requestKey === requestKey) : undefined;

const mismatch = (what: string) =>
  new AppError(422, 'IDEMPOTENCY_MISMATCH', `This Idempotency-Key was used for another ${what}`);

const paymentOf = (account: Account, id: string): PaymentEntry =>
  required(
    account.payments.find(({ _id }) => _id === id),
    'This payment',
  );

const chargeOf = (account: Account, id: string): ChargeEntry =>
  required(
    account.charges.find(({ _id }) => _id === id),
    'This charge',
  );

const withPayment = (account: Account, payment: PaymentEntry): Account => ({
  ...account,
  payments: account.payments.map((each) => (each._id === payment._id ? payment : each)),
});

const withCharge = (account: Account, charge: ChargeEntry): Account => ({
  ...account,
  charges: account.charges.map((each) => (each._id === charge._id ? charge : each)),
});
