import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { blank, body, line, moment, objectId, strict } from '../core/fields';
import { givenReason } from '../core/intervention';
import { MEMBER_LIMITS } from './member-limits';
import { CHARGE_STATES, FEE_KINDS, PAYMENT_STATES, PAYMENT_WAYS } from './member-values';
import { kobo, lagosDay } from './money';

/** Debt of a member for one fee and period. Amounts are in kobo. */
export const memberCharge = z.object({
  _id: objectId,
  fee: z.enum(FEE_KINDS),
  period: z.string(),
  title: z.string(),
  amount: koboSum,
  /** Discounts and waivers. */
  reduced: koboSum,
  paid: koboSum,
  due: z.string(),
  state: z.enum(CHARGE_STATES),
});
export type MemberCharge = z.infer<typeof memberCharge>;

const allocation = strict({ charge: objectId, amount: kobo });

/** An invoice, receipt or credit note with its number. */
export const numberedDocument = z.object({
  number: z.string(),
  on: z.string(),
  total: koboSum,
});
export type NumberedDocument = z.infer<typeof numberedDocument>;

/** Ends of a transfer that a member told about; `counted` where another payment was the same money. */
export const CLAIM_OUTCOMES = ['confirmed', 'counted', 'refused', 'withdrawn'] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** Words of the member about a transfer, and its outcome. */
const paymentClaim = z.object({
  amount: koboSum,
  sentOn: z.string(),
  file: z.string(),
  sentAt: moment,
  /** Absent while it waits for staff. */
  outcome: z.enum(CLAIM_OUTCOMES).optional(),
  reason: z.string().optional(),
});

/** Money that arrived; only a confirmed payment counts. */
export const payment = z.object({
  _id: objectId,
  member: objectId,
  amount: koboSum,
  method: z.enum(PAYMENT_WAYS),
  receivedOn: z.string(),
  reference: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  allocations: z.array(z.object({ charge: objectId, amount: koboSum })),
  /** Neither allocated nor refunded. */
  credit: koboSum,
  /** Sum of the refunds. */
  refunded: koboSum,
  reversed: z.object({ on: z.string(), reason: z.string() }).optional(),
  /** Absent for a payment that was never confirmed. */
  receipt: numberedDocument.optional(),
  /** Present where the member told about it, with evidence. */
  claim: paymentClaim.optional(),
});
export type Payment = z.infer<typeof payment>;

/** An account; `balance` is above 0 where the member owes, below it for credit. */
export const memberAccount = z.object({
  balance: koboSum,
  /** Oldest due first. */
  charges: z.array(memberCharge),
  invoices: z.array(numberedDocument),
  /** Latest first. */
  payments: z.array(payment),
});
export type MemberAccount = z.infer<typeof memberAccount>;

const NOT_TWICE = 'Name each charge once';

/** Records money that arrived. Without `allocations` it pays what is due, the oldest first. */
export const paymentCreateBody = body({
  member: objectId,
  amount: kobo,
  method: z.enum(PAYMENT_WAYS, `Choose how the money arrived: ${PAYMENT_WAYS.join(', ')}`),
  receivedOn: lagosDay,
  reference: blank(line(MEMBER_LIMITS.referenceLength)),
  allocations: listOf(allocation, MEMBER_LIMITS.allocations).optional(),
}).refine(
  ({ allocations = [] }) => new Set(allocations.map(({ charge }) => charge)).size === allocations.length,
  { path: ['allocations'], message: NOT_TWICE },
);
export type PaymentCreateBody = z.output<typeof paymentCreateBody>;

/** Reverses a payment, which then counts as if it had never come. */
export const paymentReverseBody = body({ reason: givenReason });
export type PaymentReverseBody = z.output<typeof paymentReverseBody>;

/** Returns credit of a payment to the payer. */
export const paymentRefundBody = body({ amount: kobo, reason: givenReason });
export type PaymentRefundBody = z.output<typeof paymentRefundBody>;

const PERIOD = /^[\p{L}\p{N}][\p{L}\p{N} /.-]*$/u;

/** Adds a charge by hand. The fee and the period are unique in an account. */
export const chargeCreateBody = body({
  fee: z.enum(FEE_KINDS, `Choose the fee: ${FEE_KINDS.join(', ')}`),
  period: line(30, { min: 1 }).regex(PERIOD, 'Write a period such as 2026'),
  title: line(100, { min: 1 }),
  amount: kobo,
  due: lagosDay,
  reason: givenReason,
});
export type ChargeCreateBody = z.output<typeof chargeCreateBody>;

/** Voids a charge; a credit note names the reason. */
export const chargeVoidBody = body({ reason: givenReason });
export type ChargeVoidBody = z.output<typeof chargeVoidBody>;

/** Reduces what is open for a charge. */
export const chargeReduceBody = body({
  kind: z.enum(['discount', 'waiver'], 'Choose a discount or a waiver'),
  amount: kobo,
  reason: givenReason,
});
export type ChargeReduceBody = z.output<typeof chargeReduceBody>;

const NOT_A_YEAR = 'Enter a year such as 2026';

/** Bills a year. `dryRun` changes nothing and answers what would come of it. */
export const billingBody = body({
  year: z.int(NOT_A_YEAR).min(1950, NOT_A_YEAR).max(2200, NOT_A_YEAR),
  dryRun: z.boolean().optional(),
});
export type BillingBody = z.output<typeof billingBody>;
