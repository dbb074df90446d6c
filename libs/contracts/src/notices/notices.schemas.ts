import { z } from 'zod';
import { attemptPause } from '../attempts/attempts.schemas';
import { moment, objectId } from '../core/fields';

/** What the page of a candidate asks for every few seconds. It may be two seconds old. */
export const attemptNotices = z.object({
  serverTime: moment,
  /** While the attempt is paused. */
  pause: attemptPause.optional(),
  /** What staff announced, the oldest first. */
  messages: z.array(z.object({ _id: objectId, text: z.string(), at: moment })),
});
export type AttemptNotices = z.infer<typeof attemptNotices>;
