import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { CARD_PAYMENT_STATES } from '../members/card-payments.schemas';
import { MEMBER_LIMITS } from '../members/member-limits';
import { kobo } from '../members/money';

/** Offer of this site; without keys of a provider there is none. */
export const myCardPaymentOptions = z.object({
  isOffered: z.boolean(),
  /** True with test keys, which move no money; every page of card payments says so. */
  isTest: z.boolean(),
});
export type MyCardPaymentOptions = z.infer<typeof myCardPaymentOptions>;

/** Begins a payment: of these charges, or of an amount for the oldest due; without both, of all that is due. */
export const myCardPaymentCreateBody = body({
  charges: listOf(objectId, MEMBER_LIMITS.allocations, { min: 1, tooFew: 'Choose what to pay' }).optional(),
  amount: kobo.optional(),
})
  .refine(({ charges, amount }) => !charges || amount === undefined, {
    path: ['amount'],
    message: 'Choose charges or an amount, not both',
  })
  .refine(({ charges = [] }) => new Set(charges).size === charges.length, {
    path: ['charges'],
    message: 'Name each charge once',
  });
export type MyCardPaymentCreateBody = z.output<typeof myCardPaymentCreateBody>;

/** A payment by card. Amounts are in kobo. */
export const myCardPayment = z.object({
  reference: z.string(),
  amount: koboSum,
  /** `mismatch`: staff look at it. */
  state: z.enum(CARD_PAYMENT_STATES),
  isTest: z.boolean(),
  createdAt: moment,
  /** Number of the receipt, once the payment is posted. */
  receipt: z.string().nullable(),
});
export type MyCardPayment = z.infer<typeof myCardPayment>;

/** A begun payment with the provider's page, to which the browser goes. */
export const myCardPaymentBegun = myCardPayment.extend({ redirectUrl: z.url() });
export type MyCardPaymentBegun = z.infer<typeof myCardPaymentBegun>;
