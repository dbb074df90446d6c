import type { MemberGrade } from './member-values';

/** Fees of one grade, in the order of payment. */
export const GRADE_FEES = ['form', 'training', 'induction', 'admission', 'levy', 'subscription'] as const;
export type GradeFee = (typeof GRADE_FEES)[number];

/** In kobo. */
export type GradeFees = Readonly<Record<GradeFee, number>>;
export type FeesByGrade = Readonly<Record<MemberGrade, GradeFees>>;

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

/** Sponsored staff above which the specification gives an organisation a rebate. */
export const REBATE_ABOVE_STAFF = 3;
