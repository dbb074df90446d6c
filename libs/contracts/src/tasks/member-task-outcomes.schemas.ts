import { z } from 'zod';
import { objectId } from '../core/fields';
import { koboSum } from '../core/amounts';

/** Reasons for leaving out an applicant. */
export const INDUCT_SKIP_CODES = ['NOT_FOUND', 'NOT_ACCEPTED', 'ALREADY_MEMBER'] as const;
export type InductSkipCode = (typeof INDUCT_SKIP_CODES)[number];

/** Maximum applicants named in an outcome. */
export const INDUCT_NAMED = 500;

/** An applicant who was left out; `name` if known. */
export const skippedApplicant = z.object({
  student: objectId,
  code: z.enum(INDUCT_SKIP_CODES),
  name: z.string().optional(),
});
export type SkippedApplicant = z.infer<typeof skippedApplicant>;

/** Outcome of inducting many applicants, or its preview. */
export const membersInducted = z.object({
  inducted: z.number().int(),
  /** Number of those left out, by reason. */
  left: z.array(z.object({ code: z.enum(INDUCT_SKIP_CODES), count: z.number().int() })),
  skipped: z.array(skippedApplicant),
  /** Dry run only: the first who become members. */
  who: z.array(z.object({ student: objectId, name: z.string() })).optional(),
  /** Dry run only: the number that the first of them gets, as things are now. */
  firstNumber: z.string().optional(),
});
export type MembersInducted = z.infer<typeof membersInducted>;

/** Reasons for leaving a member out of the billing of a year. */
export const BILLING_LEFT_CODES = [
  'ALREADY_BILLED',
  'ENDED',
  'SUSPENDED',
  'NOT_JOINED',
  'PAYS_NEXT_YEAR',
  'NOT_DUE',
  'NO_FEE',
  'EARLIER_REGISTER',
  'ACCOUNT_FULL',
] as const;
export type BillingLeftCode = (typeof BILLING_LEFT_CODES)[number];

/** Maximum members that an outcome names for each reason. */
export const BILLING_EXAMPLES = 50;

/** Members who were left out for one reason; `name` in dry runs only, as tasks keep no names. */
export const leftUnbilled = z.object({
  code: z.enum(BILLING_LEFT_CODES),
  count: z.number().int(),
  examples: z.array(z.object({ member: objectId, number: z.string(), name: z.string().optional() })),
});
export type LeftUnbilled = z.infer<typeof leftUnbilled>;

/** Outcome of billing a year, or its preview: members charged, the sum in kobo, and those left out by reason. */
export const membersBilled = z.object({
  year: z.number().int(),
  billed: z.number().int(),
  amount: koboSum,
  leftOut: z.number().int(),
  left: z.array(leftUnbilled),
});
export type MembersBilled = z.infer<typeof membersBilled>;

/** Outcome of importing a register. */
export const membersImported = z.object({
  imported: z.number().int(),
  /** Rows whose number another member took meanwhile; `numbers` has the first ones. */
  taken: z.number().int(),
  numbers: z.array(z.string()),
});
export type MembersImported = z.infer<typeof membersImported>;
