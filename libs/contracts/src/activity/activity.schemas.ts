import { z } from 'zod';
import { recordOf } from '../core/bounded';
import { body, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';

const times = z.number().int().min(0).max(LIMITS.activityTimes);
const seconds = z.number().int().min(0).max(LIMITS.activitySeconds);

/** What a candidate's page counted since the attempt began. It tells of the page alone, and proves nothing. */
export const activityCounts = z.object({
  /** How often the page was hidden: another tab or application was shown. */
  left: times,
  /** For how long it was hidden in all, in seconds. */
  awaySeconds: seconds,
  /** How often another window had the focus while the page could be seen. */
  blurred: times,
  copied: times,
  printed: times,
});
export type ActivityCounts = z.infer<typeof activityCounts>;

/** `seconds`: for how long each question was in view, by its id. */
export const activity = activityCounts.extend({ seconds: z.record(objectId, seconds) });
export type Activity = z.infer<typeof activity>;

/** Counts in all, not since the last call: repeats change nothing. Questions whose time did not change are left out. */
export const activityBody = body({
  ...activityCounts.shape,
  seconds: recordOf(objectId, seconds, LIMITS.examQuestionsMax, 'There are too many questions in one call'),
});
export type ActivityBody = z.output<typeof activityBody>;

export const activityNoted = z.object({ noted: z.literal(true) });
