import { z } from 'zod';
import { calendarDate, moment, objectId, strict } from '../core/fields';
import { heldResult } from '../exams/release.schemas';

/** Chart ranges in weeks, including the current one. */
export const STATISTICS_WEEKS = ['4', '12', '52'] as const;

export const statisticsQuery = strict({
  weeks: z.enum(STATISTICS_WEEKS, `This must be one of: ${STATISTICS_WEEKS.join(', ')}`).default('12'),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

/** Time of the last count of the current day; absent before the first. */
const countedAt = moment.optional();

/** Counts of one week in Nigeria; `from` is its Monday. */
export const weekCounts = z.object({
  from: calendarDate,
  registrations: z.number().int(),
  serialsMade: z.number().int(),
  serialsUsed: z.number().int(),
});
export type WeekCounts = z.infer<typeof weekCounts>;

/** Oldest week first, without gaps. */
export const weeklyCounts = z.object({ countedAt, weeks: z.array(weekCounts) });
export type WeeklyCounts = z.infer<typeof weeklyCounts>;

/** Number of graded and of passed sittings of an exam. */
export const passRate = z.object({
  exam: z.object({ _id: objectId, examName: z.string(), examCode: z.string() }),
  total: z.number().int(),
  passed: z.number().int(),
  /** Present while candidates cannot see these results. */
  held: heldResult.optional(),
});
export type PassRate = z.infer<typeof passRate>;

/** Exams sorted by number of sittings, descending. */
export const passRates = z.object({ countedAt, exams: z.array(passRate) });
export type PassRates = z.infer<typeof passRates>;
