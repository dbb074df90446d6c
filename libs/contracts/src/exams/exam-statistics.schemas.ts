import { z } from 'zod';
import { moment, objectId } from '../core/fields';
import { period } from '../core/list-query';
import { questionTags } from './paper-rules.schemas';
import { examOutline } from './exams.schemas';
import { heldResult } from './release.schemas';

/** Fewer candidates tell nothing of a question. */
export const STATISTICS_MIN = 20;

/**
 * `check-key`: those who know more chose the right option less often. `weak`: it tells good candidates hardly from others.
 * `hard` and `easy`: few or nearly all had it right. `unchosen-option`: nobody chose one of its options.
 */
export const ITEM_FLAGS = ['check-key', 'weak', 'hard', 'easy', 'unchosen-option'] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

/** What staff read of them, on the page and in files. */
export const ITEM_FLAG_LABELS: Readonly<Record<ItemFlag, string>> = {
  'check-key': 'Check the key',
  weak: 'Weak',
  hard: 'Very hard',
  easy: 'Very easy',
  'unchosen-option': 'Unused option',
};

/** Bounds of facility (`hard` below, `easy` above) and of discrimination (`weak` below), as shares of 1. */
export const ITEM_FLAG_BOUNDS = { hard: 0.2, easy: 0.95, weak: 0.2 } as const;

/**
 * Of the results that count: the last round of each candidate. `from` and `to` are moments of grading; `cohort` leaves
 * those who are in it now.
 */
export const examStatisticsQuery = z.strictObject({
  version: objectId.optional(),
  cohort: objectId.optional(),
  ...period,
});
export type ExamStatisticsQuery = z.output<typeof examStatisticsQuery>;

/** How many of the candidates with low, medium and high scores. */
const thirds = z.object({ bottom: z.number().int(), middle: z.number().int(), top: z.number().int() });
export type Thirds = z.infer<typeof thirds>;

/** Scores in percent of the paper, not rounded. */
export const scoreSummary = z.object({
  candidates: z.number().int(),
  mean: z.number(),
  median: z.number(),
  /** Standard deviation of the sample. */
  deviation: z.number(),
  /** Null where all scores are the same. */
  skew: z.number().nullable(),
  /** KR-20; null where candidates had different questions, or all scores are the same. */
  reliability: z.number().nullable(),
  /** Standard error of measurement, in percent. */
  standardError: z.number().nullable(),
  /** Candidates in steps of 10 %; the last one holds 100 % as well. */
  histogram: z.array(z.number().int()),
});
export type ScoreSummary = z.infer<typeof scoreSummary>;

export const itemStatistics = z.object({
  _id: objectId,
  qstNumber: z.number().int(),
  question: z.string(),
  ...questionTags,
  candidates: z.number().int(),
  /** Share of the candidates who had it right. */
  facility: z.number(),
  /** Correlation with the share of the candidate's other questions that were right; null where there is none. */
  discrimination: z.number().nullable(),
  options: z.array(thirds.extend({ text: z.string(), isKey: z.boolean() })),
  unanswered: thirds,
  /** The median of the seconds that candidates had it on the screen; absent where nobody's are known. */
  medianSeconds: z.number().optional(),
  flags: z.array(z.enum(ITEM_FLAGS)),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

/** Statistics of an exam. While they are counted for the first time, there are no numbers. */
export const examStatistics = z.object({
  exam: examOutline,
  /** Whether a newer count is under way: ask again. */
  isCounting: z.boolean(),
  /** The versions with results, the newest first. */
  versions: z.array(z.object({ _id: objectId, createdAt: moment })),
  countedAt: moment.optional(),
  /** Candidates do not see these results yet. */
  held: heldResult.optional(),
  /** How many results count; with fewer than `STATISTICS_MIN` nothing else is told. */
  candidates: z.number().int().optional(),
  scores: scoreSummary.optional(),
  items: z.array(itemStatistics).optional(),
});
export type ExamStatistics = z.infer<typeof examStatistics>;
