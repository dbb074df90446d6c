import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { FEE_KINDS, MEMBER_GRADES, STANDINGS } from './member-values';

const byStanding = z.partialRecord(z.enum(STANDINGS), z.int());
const byGrade = z.partialRecord(z.enum(MEMBER_GRADES), z.int());

/** Ages of open charges in days after their due day; the last one has no end. */
export const ARREARS_AGES = ['not due', '0-30', '31-90', '91-365', 'over 365'] as const;
export type ArrearsAge = (typeof ARREARS_AGES)[number];

/** Counts of members today, by month and by year. */
export const memberRegisterReport = z.object({
  /** Day of the counts. */
  day: z.string(),
  members: z.int(),
  grades: z.array(z.object({ grade: z.enum(MEMBER_GRADES), members: z.int(), standings: byStanding })),
  /** Most members first; members without a state count under an empty one. */
  states: z.array(z.object({ state: z.string(), members: z.int() })),
  /** Counts at the end of each month, oldest first; the last is the present month. */
  months: z.array(z.object({ month: z.string(), members: z.int(), grades: byGrade, standings: byStanding })),
  /** Changes of good standing from the end of the year before, oldest year first; the last year is not over. */
  years: z.array(z.object({ year: z.int(), gained: z.int(), renewed: z.int(), lost: z.int() })),
});
export type MemberRegisterReport = z.infer<typeof memberRegisterReport>;

/** Year of the income; the present one if it is left out. */
export const memberMoneyReportQuery = z.strictObject({
  year: z
    .string()
    .regex(/^(19|20|21)\d\d$/, 'Enter a year such as 2026')
    .optional(),
});
export type MemberMoneyReportQuery = z.output<typeof memberMoneyReportQuery>;

/** Income of a year, and the arrears of today; amounts in kobo. */
export const memberMoneyReport = z.object({
  day: z.string(),
  year: z.int(),
  /** Years with payments, latest first. */
  years: z.array(z.int()),
  /** Money received by date of value, by the fee that it paid; `credit` has paid for nothing yet. */
  income: z.array(z.object({ fee: z.enum([...FEE_KINDS, 'credit']), months: z.array(koboSum) })),
  arrears: z.array(z.object({ age: z.enum(ARREARS_AGES), members: z.int(), amount: koboSum })),
});
export type MemberMoneyReport = z.infer<typeof memberMoneyReport>;
