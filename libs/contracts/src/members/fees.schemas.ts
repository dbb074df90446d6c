import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, moment, objectId, strict } from '../core/fields';
import { givenReason } from '../core/intervention';
import { MEMBER_LIMITS } from './member-limits';
import { GRADE_FEES, type GradeFee } from './fee-values';
import { MEMBER_GRADES, type MemberGrade } from './member-values';
import { lagosDay } from './money';

const fee = z
  .int('Enter the amount as a whole number of kobo')
  .min(0, 'A fee cannot be below 0')
  .max(MEMBER_LIMITS.amount, 'This amount is too large');

const gradeFees = strict(
  Object.fromEntries(GRADE_FEES.map((kind) => [kind, fee])) as Record<GradeFee, typeof fee>,
);

/** Fees of every grade, in kobo. */
const feesByGrade = strict(
  Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, gradeFees])) as Record<
    MemberGrade,
    typeof gradeFees
  >,
);

/** A version of the fee table, in force from a day until the next version begins. */
export const feeTable = z.object({
  version: z.int(),
  from: z.string(),
  fees: feesByGrade,
  reason: z.string().optional(),
  at: moment.optional(),
  by: z.object({ _id: objectId, username: z.string() }).optional(),
});
export type FeeTable = z.infer<typeof feeTable>;

/** A new version, based on the one that was shown last. */
export const feeTableBody = body({
  version: z.int().min(0),
  from: lagosDay,
  fees: feesByGrade,
  reason: givenReason,
});
export type FeeTableBody = z.output<typeof feeTableBody>;

/** A version in the list: `in-force` today, `coming` on its day, or `past`, which includes replaced ones. */
export const listedFeeTable = feeTable.extend({
  state: z.enum(['coming', 'in-force', 'past']),
  /** Last day, if another version follows. */
  until: z.string().optional(),
});
export type ListedFeeTable = z.infer<typeof listedFeeTable>;

/** The table of today, for the pages of the site. */
export const feesCurrent = feeTable.pick({ version: true, from: true, fees: true });
export type FeesCurrent = z.infer<typeof feesCurrent>;

/** Version that would be added. */
export const feePreviewBody = body({ from: lagosDay, fees: feesByGrade });
export type FeePreviewBody = z.output<typeof feePreviewBody>;

/** A fee that another table changes, in kobo. */
export const feeChange = z.object({
  grade: z.enum(MEMBER_GRADES),
  fee: z.enum(GRADE_FEES),
  before: koboSum,
  after: koboSum,
  /** True for a fee that present members pay each year; others concern those who get the grade later. */
  isYearly: z.boolean(),
  /** Present members of the grade. */
  members: z.int(),
});
export type FeeChange = z.infer<typeof feeChange>;

/** Changes from the table that would be in force on the day without the new version. */
export const feePreview = z.object({
  from: z.string(),
  until: z.string().optional(),
  changes: z.array(feeChange),
});
export type FeePreview = z.infer<typeof feePreview>;
