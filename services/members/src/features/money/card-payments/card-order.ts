import type { MyCardPaymentCreateBody } from '@concord/contracts';
import { conflict, required } from '@concord/nest-platform';
import { type Account, balanceOf, openOf, sumOf } from '../../../shared/ledger/account-sums';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';

/** Amount of a card payment, and the chosen charges. */
export type CardOrdered = Pick<CardPaymentRecord, 'amount' | 'allocations'>;

/**
 * Amount of a payment, and the charges that the member chose.
 * @throws AppError 404 for a charge of somebody else, 409 where nothing is to be paid
 */
export function cardOrder(account: Account, { charges, amount }: MyCardPaymentCreateBody): CardOrdered {
  if (charges) {
    const allocations = charges.map((id) => ({ charge: id, amount: openAmount(account, id) }));
    return { amount: sumOf(allocations), allocations };
  }
  const due = amount ?? balanceOf(account);
  if (due <= 0) throw conflict('CONFLICT', 'You owe nothing right now');
  return { amount: due, allocations: null };
}

function openAmount(account: Account, id: string): number {
  const charge = required(
    account.charges.find(({ _id }) => _id === id),
    'This charge',
  );
  const open = openOf(account, charge);
  if (open <= 0) throw conflict('CONFLICT', `“${charge.title}” is paid already`);
  return open;
}

/** True if a repeated request asks for the same payment as the first one. */
export const isSameOrder = (
  { amount, allocations }: CardOrdered,
  asked: MyCardPaymentCreateBody,
): boolean => {
  const chosen = allocations?.map(({ charge }) => charge).join();
  return chosen === asked.charges?.join() && (asked.amount ?? amount) === amount;
};
