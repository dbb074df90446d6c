import type { CardOrder, CardOrderState, MyCardOrder } from '@concord/contracts';
import { type Account, chargeStateOf } from '../../../shared/ledger/account-sums';
import type { CardOrderRecord } from '../../../store/card-orders/card-order.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** State of an order, which follows from its charge while it is open. */
export function cardOrderStateOf({ status, charge: id }: CardOrderRecord, account: Account): CardOrderState {
  if (status !== 'open') return status;
  const charge = account.charges.find(({ _id }) => _id === id);
  const state = charge && chargeStateOf(account, charge);
  if (state === 'void') return 'cancelled';
  return state === 'paid' ? 'paid' : 'unpaid';
}

export const toMyCardOrder = (order: CardOrderRecord, account: Account): MyCardOrder => ({
  _id: order._id.toString(),
  state: cardOrderStateOf(order, account),
  orderedAt: order.orderedAt.toISOString(),
  ...(order.sentAt && { sentAt: order.sentAt.toISOString() }),
  amount: order.amount,
  address: order.address,
});

export const toCardOrder = (
  order: CardOrderRecord,
  account: Account,
  member: MemberProjection,
): CardOrder => ({
  ...toMyCardOrder(order, account),
  member: member._id.toString(),
  number: member.number,
  name: memberName(member),
  ...(order.sentBy && {
    sentBy: { _id: order.sentBy._id.toString(), username: order.sentBy.username },
  }),
});
