import { z } from 'zod';
import { calendarDate, moment, objectId, strict } from '../core/fields';
import { heldResult } from '../exams/release.schemas';

/** How many weeks charts show, the current one included. */
export const STATISTICS_WEEKS = ['4', '12', '52'] as const;

export const statisticsQuery = strict({
  weeks: z.enum(STATISTICS_WEEKS, `This must be one of: ${STATISTICS_WEEKS.join(', ')}`).default('12'),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

/** When the current day was counted last; absent before the first time. */
const countedAt = moment.optional();

/** Counts of one week in Nigeria, which begins on the Monday `from`. */
export const weekCounts = z.object({
  from: calendarDate,
  registrations: z.number().int(),
  serialsMade: z.number().int(),
  serialsUsed: z.number().int(),
});
export type WeekCounts = z.infer<typeof weekCounts>;

/** The oldest week first, none left out. */
export const weeklyCounts = z.object({ countedAt, weeks: z.array(weekCounts) });
export type WeeklyCounts = z.infer<typeof weeklyCounts>;

/** How many sittings of an exam were graded, and how many of them passed. */
export const passRate = z.object({
  exam: z.object({ _id: objectId, examName: z.string(), examCode: z.string() }),
  total: z.number().int(),
  passed: z.number().int(),
  /** Candidates do not see these results yet. */
  held: heldResult.optional(),
});
export type PassRate = z.infer<typeof passRate>;

/** The exams with most sittings first. */
export const passRates = z.object({ countedAt, exams: z.array(passRate) });
export type PassRates = z.infer<typeof passRates>;
