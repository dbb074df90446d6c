import { LIMITS } from '@concord/contracts';

/** The owner's figures that several pages state, each once. Money is in `fees.ts`. */

/** A range in whole units; open without `to`. */
export interface Span {
  readonly from: number;
  readonly to?: number;
}

/** `2 to 5`, or `3 or more`. */
export const formatSpan = ({ from, to }: Span): string =>
  to === undefined ? `${from} or more` : `${from} to ${to}`;

/** `50,000`. Not by `Intl`, whose first use costs a cheap phone 90 ms before the first page answers. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Executive postgraduate diplomas, in weeks. */
export const PGD_WEEKS: Span = { from: 10, to: 12 };

/** Diplomas, in weeks. */
export const DIPLOMA_WEEKS: Span = { from: 40, to: 52 };

/** Examination diets held in a year. */
export const DIETS_A_YEAR = 4;

/** Members who work on one project together. */
export const PROJECT_GROUP: Span = { from: 2, to: 5 };

/** Short courses for organisations, in days. */
export const SHORT_COURSE_DAYS: Span = { from: 2, to: 5 };

/** An organisation that sponsors more of its staff than this receives a rebate. */
export const REBATE_ABOVE_STAFF = 3;

/** Years of active membership, from the induction, before a member may upgrade. */
export const UPGRADE_YEARS = 5;

/** A refund is asked for within so many days, with a receipt. */
export const REFUND_DAYS = 30;

/** Records are kept for at least so many years. */
export const RECORD_YEARS = LIMITS.recordYears;

/** The peace clubs project as a whole and the least that each of its years brings. */
export const PEACE_CLUBS = {
  from: 2022,
  to: 2028,
  clubs: 50_000,
  teachers: 100_000,
  clubsAYear: 200,
  teachersAYear: 400,
} as const;
