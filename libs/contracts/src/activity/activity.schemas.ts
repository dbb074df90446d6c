import { z } from 'zod';
import { recordOf } from '../core/bounded';
import { body, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';

const times = z.number().int().min(0).max(LIMITS.activityTimes);
const seconds = z.number().int().min(0).max(LIMITS.activitySeconds);

/** Counts that the candidate's page reports since the attempt began. They come from the browser and prove nothing. */
export const activityCounts = z.object({
  /** Number of times the page was hidden by another tab or application. */
  left: times,
  /** Total hidden time in seconds. */
  awaySeconds: seconds,
  /** Number of times another window had the focus while the page was visible. */
  blurred: times,
  copied: times,
  printed: times,
});
export type ActivityCounts = z.infer<typeof activityCounts>;

/** `seconds`: time in view per question id. */
export const activity = activityCounts.extend({ seconds: z.record(objectId, seconds) });
export type Activity = z.infer<typeof activity>;

/** Totals, not increments, so repeats are harmless. Questions with unchanged time are left out. */
export const activityBody = body({
  ...activityCounts.shape,
  seconds: recordOf(objectId, seconds, LIMITS.examQuestionsMax, 'There are too many questions in one call'),
});
export type ActivityBody = z.output<typeof activityBody>;

export const activityNoted = z.object({ noted: z.literal(true) });
