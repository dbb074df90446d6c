import { z } from 'zod';
import { attemptPause } from '../attempts/attempts.schemas';
import { moment, objectId } from '../core/fields';

/** Notices that a candidate's page polls every few seconds; up to two seconds old. */
export const attemptNotices = z.object({
  serverTime: moment,
  /** Present while the attempt is paused. */
  pause: attemptPause.optional(),
  /** Announcements, oldest first. */
  messages: z.array(z.object({ _id: objectId, text: z.string(), at: moment })),
});
export type AttemptNotices = z.infer<typeof attemptNotices>;
