import type { CardDisputeState, CardRefundState, CardTransactionState } from '@concord/contracts';
import { z } from 'zod';
import type { CardEvent, CardTransaction } from './card-provider';

/** Paystack's states of a transaction that are final. All others, `abandoned` too, may still be paid. */
const FINAL: Readonly<Record<string, CardTransactionState>> = {
  success: 'success',
  failed: 'failed',
  reversed: 'reversed',
};
const REFUNDS: Readonly<Record<string, CardRefundState>> = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};
const DISPUTES: Readonly<Record<string, CardDisputeState>> = {
  'charge.dispute.create': 'opened',
  'charge.dispute.remind': 'reminded',
  'charge.dispute.resolve': 'resolved',
};

const TEXT_MAX = 100;
const reference = z.string().min(1).max(TEXT_MAX);
const amount = z.coerce.number().int();
const name = z.union([z.string().max(TEXT_MAX), z.number().transform(String)]);
const date = z.coerce.date().nullish().catch(null);

/** Every answer of Paystack. */
export const paystackAnswer = z.object({
  status: z.boolean(),
  message: z.string().default(''),
  code: z.string().optional(),
  data: z.unknown().optional(),
});

export const paystackPage = z.object({ authorization_url: z.url({ protocol: /^https?$/ }) });

export const paystackTransaction = z
  .object({ reference, status: z.string(), amount, currency: z.string(), paid_at: date })
  .transform((found): CardTransaction => ({
    reference: found.reference,
    state: FINAL[found.status] ?? 'open',
    amount: found.amount,
    currency: found.currency,
    ...(found.paid_at && { paidAt: found.paid_at }),
  }));

const event = z.object({ event: z.string(), data: z.unknown().optional() });
const charge = z.object({ reference });
const refund = z.object({
  transaction_reference: reference,
  refund_reference: name.nullish(),
  amount,
});
const dispute = z.object({
  id: name,
  refund_amount: amount.nullish(),
  resolution: z.string().max(TEXT_MAX).nullish(),
  dueAt: date,
  transaction: z.object({ reference }),
});

/** The event of a signed body, if it is one about a payment. */
export function paystackEvent(body: unknown): CardEvent | undefined {
  const parsed = event.safeParse(body);
  if (!parsed.success) return undefined;
  const { event: kind, data } = parsed.data;
  if (kind.startsWith('refund.')) return refundEvent(REFUNDS[kind] ?? 'pending', data);
  const state = DISPUTES[kind];
  if (state) return disputeEvent(state, data);
  const { data: charged } = charge.safeParse(data);
  return kind.startsWith('charge.') && charged ? { kind: 'charge', reference: charged.reference } : undefined;
}

function refundEvent(state: CardRefundState, data: unknown): CardEvent | undefined {
  const { data: found } = refund.safeParse(data);
  if (!found) return undefined;
  return {
    kind: 'refund',
    reference: found.transaction_reference,
    refund: { amount: found.amount, state, ...(found.refund_reference && { id: found.refund_reference }) },
  };
}

function disputeEvent(state: CardDisputeState, data: unknown): CardEvent | undefined {
  const { data: found } = dispute.safeParse(data);
  if (!found) return undefined;
  return {
    kind: 'dispute',
    reference: found.transaction.reference,
    dispute: {
      id: found.id,
      amount: found.refund_amount ?? null,
      state,
      dueAt: found.dueAt ?? null,
      resolution: found.resolution ?? null,
    },
  };
}
