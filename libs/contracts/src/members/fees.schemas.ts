import { z } from 'zod';
import { body, moment, objectId, strict } from '../core/fields';
import { givenReason } from '../core/intervention';
import { MEMBER_LIMITS } from './member-limits';
import { MEMBER_GRADES, type MemberGrade } from './member-values';
import { lagosDay } from './money';

/** Fees of one grade, in the order of payment. */
export const GRADE_FEES = ['form', 'training', 'induction', 'admission', 'levy', 'subscription'] as const;
export type GradeFee = (typeof GRADE_FEES)[number];

const fee = z
  .int('Enter the amount as a whole number of kobo')
  .min(0, 'A fee cannot be below 0')
  .max(MEMBER_LIMITS.amount, 'This amount is too large');

const gradeFees = strict({
  form: fee,
  training: fee,
  induction: fee,
  admission: fee,
  levy: fee,
  subscription: fee,
});
export type GradeFees = z.infer<typeof gradeFees>;

/** Fees of every grade, in kobo. */
export const feesByGrade = strict(
  Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, gradeFees])) as Record<
    MemberGrade,
    typeof gradeFees
  >,
);
export type FeesByGrade = z.infer<typeof feesByGrade>;

const KOBO = 100;
const naira = (
  form: number,
  training: number,
  induction: number,
  admission: number,
  levy: number,
  subscription: number,
): GradeFees => ({
  form: form * KOBO,
  training: training * KOBO,
  induction: induction * KOBO,
  admission: admission * KOBO,
  levy: levy * KOBO,
  subscription: subscription * KOBO,
});

/**
 * The specification's table, the first version. It gives one sum for corporate members, which stands as their
 * admission; a subscription of theirs is not given, so it is 0 until the institute sets one.
 */
export const SPECIFIED_FEES: FeesByGrade = {
  Student: naira(500, 6_500, 5_000, 1_000, 1_000, 1_000),
  Affiliate: naira(3_000, 10_000, 10_000, 10_000, 4_000, 3_000),
  Associate: naira(5_000, 15_000, 10_000, 20_000, 5_000, 5_000),
  Full: naira(5_000, 25_000, 20_000, 20_000, 5_000, 5_000),
  Senior: naira(5_000, 30_000, 23_000, 25_000, 10_000, 7_000),
  Fellow: naira(5_000, 50_000, 35_000, 40_000, 10_000, 10_000),
  Corporate: naira(0, 0, 0, 190_000, 0, 0),
};

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
