import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, moment, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { listQuery, oneOf, yesOrNo } from '../core/list-query';

/**
 * States of a card payment. `mismatch`: money moved, but not as ordered, so nothing was posted. `abandoned`: nobody paid
 * within days; a late payment is still posted.
 */
export const CARD_PAYMENT_STATES = ['open', 'paid', 'failed', 'mismatch', 'abandoned'] as const;
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** Differences between an order and what the provider reports, and `account` for a full account of the member. */
export const CARD_PROBLEMS = ['reference', 'state', 'currency', 'amount', 'account'] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/** States of a transaction at the provider. `open`: it may still be paid. */
export const CARD_TRANSACTION_STATES = ['success', 'failed', 'open', 'reversed'] as const;
export type CardTransactionState = (typeof CARD_TRANSACTION_STATES)[number];

/** States of a refund at the provider. */
export const CARD_REFUND_STATES = ['pending', 'processed', 'failed'] as const;
export type CardRefundState = (typeof CARD_REFUND_STATES)[number];

/** States of a dispute at the provider: opened, waiting for an answer, or resolved. */
export const CARD_DISPUTE_STATES = ['opened', 'reminded', 'resolved'] as const;
export type CardDisputeState = (typeof CARD_DISPUTE_STATES)[number];

/** A refund that the provider reported. Amounts are in kobo. */
export const cardRefund = z.object({
  id: z.string(),
  amount: koboSum,
  state: z.enum(CARD_REFUND_STATES),
  at: moment,
});
export type CardRefund = z.infer<typeof cardRefund>;

/** A dispute that the provider reported; `resolution` is its own word, such as `merchant-accepted`. */
export const cardDispute = z.object({
  id: z.string(),
  amount: koboSum.nullable(),
  state: z.enum(CARD_DISPUTE_STATES),
  /** Last moment for an answer at the provider. */
  dueAt: moment.nullable(),
  resolution: z.string().nullable(),
  at: moment,
});
export type CardDispute = z.infer<typeof cardDispute>;

/** A payment by card as staff see it. */
export const cardPayment = z.object({
  _id: objectId,
  provider: z.string(),
  reference: z.string(),
  isTest: z.boolean(),
  member: z.object({ _id: objectId, number: z.string(), name: z.string() }).nullable(),
  amount: koboSum,
  currency: z.string(),
  state: z.enum(CARD_PAYMENT_STATES),
  problems: z.array(z.enum(CARD_PROBLEMS)),
  /** Last report of the provider. */
  found: z
    .object({
      reference: z.string(),
      state: z.enum(CARD_TRANSACTION_STATES),
      amount: koboSum,
      currency: z.string(),
      at: moment,
    })
    .nullable(),
  refunds: z.array(cardRefund),
  disputes: z.array(cardDispute),
  /** Id of the payment in the member's account; null until it is posted. */
  payment: objectId.nullable(),
  /** Waits for staff: a mismatch, a refund or a dispute. */
  isWaiting: z.boolean(),
  /** Last words of staff who dealt with it. */
  settled: z.object({ reason: z.string(), at: moment, by: z.string() }).nullable(),
  createdAt: moment,
});
export type CardPayment = z.infer<typeof cardPayment>;

export const cardPaymentListQuery = listQuery({ state: oneOf(CARD_PAYMENT_STATES), waiting: yesOrNo });
export type CardPaymentListQuery = z.output<typeof cardPaymentListQuery>;

/** Asks the provider again. */
export const cardPaymentCheckBody = body({});

/** Notes how staff dealt with a mismatch, refund or dispute. */
export const cardPaymentSettleBody = body({ reason: givenReason });
export type CardPaymentSettleBody = z.output<typeof cardPaymentSettleBody>;
