import { LIMITS } from '@concord/contracts';

/** The owner's figures used on several pages. Fees are in `fees.ts`. */

/** A range in whole units; without `to` it has no end. */
export interface Span {
  readonly from: number;
  readonly to?: number;
}

/** A range in words: `2 to 5`, or `3 or more`. */
export const formatSpan = ({ from, to }: Span): string =>
  to === undefined ? `${from} or more` : `${from} to ${to}`;

/** Count with thousands separators. Not `Intl`, whose first use delays a cheap phone by 90 ms. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Duration of executive postgraduate diplomas, in weeks. */
export const PGD_WEEKS: Span = { from: 10, to: 12 };

/** Duration of diplomas, in weeks. */
export const DIPLOMA_WEEKS: Span = { from: 40, to: 52 };

/** Examination diets per year. */
export const DIETS_A_YEAR = 4;

/** Members per project. */
export const PROJECT_GROUP: Span = { from: 2, to: 5 };

/** Duration of short courses for organisations, in days. */
export const SHORT_COURSE_DAYS: Span = { from: 2, to: 5 };

/** Number of sponsored staff above which an organisation receives a rebate. */
export { REBATE_ABOVE_STAFF } from '@concord/contracts/fees';

/** Years of active membership, from the induction, required for an upgrade. */
export const UPGRADE_YEARS = 5;

/** Period for requesting a refund with a receipt, in days. */
export const REFUND_DAYS = 30;

/** Minimum retention of records, in years. */
export const RECORD_YEARS = LIMITS.recordYears;

/** The peace clubs project: its total, and its minimum per year. */
export const PEACE_CLUBS = {
  from: 2022,
  to: 2028,
  clubs: 50_000,
  teachers: 100_000,
  clubsAYear: 200,
  teachersAYear: 400,
} as const;
