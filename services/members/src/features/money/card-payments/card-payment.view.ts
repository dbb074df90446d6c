import type { CardPayment, MyCardPayment } from '@concord/contracts';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** A payment as its member sees it. */
export const toMyCardPayment = (
  { reference, amount, state, isTest, createdAt }: CardPaymentRecord,
  receipt: string | null,
): MyCardPayment => ({ reference, amount, state, isTest, createdAt: createdAt.toISOString(), receipt });

/** A payment as staff see it. */
export const toCardPayment = (
  record: CardPaymentRecord,
  member: MemberProjection | undefined,
): CardPayment => ({
  _id: record._id.toString(),
  provider: record.provider,
  reference: record.reference,
  isTest: record.isTest,
  member: member ? { _id: member._id.toString(), number: member.number, name: memberName(member) } : null,
  amount: record.amount,
  currency: record.currency,
  state: record.state,
  problems: record.problems,
  found: record.found && {
    reference: record.found.reference,
    state: record.found.state,
    amount: record.found.amount,
    currency: record.found.currency,
    at: record.found.at.toISOString(),
  },
  refunds: record.refunds.map(({ id, amount, state, at }) => ({ id, amount, state, at: at.toISOString() })),
  disputes: record.disputes.map(({ id, amount, state, dueAt, resolution, at }) => ({
    id,
    amount,
    state,
    dueAt: dueAt?.toISOString() ?? null,
    resolution,
    at: at.toISOString(),
  })),
  payment: record.state === 'paid' ? record.payment : null,
  isWaiting: record.isWaiting,
  settled: record.settled && {
    reason: record.settled.reason,
    at: record.settled.at.toISOString(),
    by: record.settled.by.username,
  },
  createdAt: record.createdAt.toISOString(),
});
