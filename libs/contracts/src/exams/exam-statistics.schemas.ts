import { z } from 'zod';
import { moment, objectId } from '../core/fields';
import { period } from '../core/list-query';
import { questionTags } from './paper-rules.schemas';
import { examOutline } from './exams.schemas';
import { heldResult } from './release.schemas';

/** Minimum candidates for item statistics. */
export const STATISTICS_MIN = 20;

/**
 * Item flags. `check-key`: stronger candidates chose the key less often. `weak`: low
 * discrimination. `hard` and `easy`: facility out of bounds. `unchosen-option`: a distractor nobody
 * chose.
 */
export const ITEM_FLAGS = ['check-key', 'weak', 'hard', 'easy', 'unchosen-option'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

/** Labels for staff, on pages and in files. */
export const ITEM_FLAG_LABELS: Readonly<Record<ItemFlag, string>> = {
  'check-key': 'Check the key',
  weak: 'Weak',
  hard: 'Very hard',
  easy: 'Very easy',
  'unchosen-option': 'Unused option',
};

/** Bounds of facility (`hard` below, `easy` above) and discrimination (`weak` below), as shares of 1. */
export const ITEM_FLAG_BOUNDS = { hard: 0.2, easy: 0.95, weak: 0.2 } as const;

/**
 * Filters for the results that count (each candidate's last round). `from` and `to` are grading
 * times; `cohort` selects its present members.
 */
export const examStatisticsQuery = z.strictObject({
  version: objectId.optional(),
  cohort: objectId.optional(),
  ...period,
});
export type ExamStatisticsQuery = z.output<typeof examStatisticsQuery>;

/** Number of candidates in the bottom, middle and top third by score. */
const thirds = z.object({ bottom: z.number().int(), middle: z.number().int(), top: z.number().int() });
export type Thirds = z.infer<typeof thirds>;

/** Scores in percent of the paper, not rounded. */
export const scoreSummary = z.object({
  candidates: z.number().int(),
  mean: z.number(),
  median: z.number(),
  /** Sample standard deviation. */
  deviation: z.number(),
  /** Null if all scores are equal. */
  skew: z.number().nullable(),
  /** KR-20; null if candidates had different questions or all scores are equal. */
  reliability: z.number().nullable(),
  /** Standard error of measurement, in percent. */
  standardError: z.number().nullable(),
  /** Candidates in bins of 10 %; the last bin includes 100 %. */
  histogram: z.array(z.number().int()),
});
export type ScoreSummary = z.infer<typeof scoreSummary>;

export const itemStatistics = z.object({
  _id: objectId,
  qstNumber: z.number().int(),
  question: z.string(),
  ...questionTags,
  candidates: z.number().int(),
  /** Share of candidates with the right answer. */
  facility: z.number(),
  /** Correlation with the share of right answers to the candidate's other questions; null if undefined. */
  discrimination: z.number().nullable(),
  options: z.array(thirds.extend({ text: z.string(), isKey: z.boolean() })),
  unanswered: thirds,
  /** Median time on screen in seconds; absent if unknown. */
  medianSeconds: z.number().optional(),
  flags: z.array(z.enum(ITEM_FLAGS)),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

/** Statistics of an exam. No numbers are present during the first count. */
export const examStatistics = z.object({
  exam: examOutline,
  /** True while a newer count is running: poll again. */
  isCounting: z.boolean(),
  /** Versions that have results, newest first. */
  versions: z.array(z.object({ _id: objectId, createdAt: moment })),
  countedAt: moment.optional(),
  /** Present while candidates cannot see these results. */
  held: heldResult.optional(),
  /** Number of results that count; below `STATISTICS_MIN` no other number is given. */
  candidates: z.number().int().optional(),
  scores: scoreSummary.optional(),
  items: z.array(itemStatistics).optional(),
});
export type ExamStatistics = z.infer<typeof examStatistics>;
