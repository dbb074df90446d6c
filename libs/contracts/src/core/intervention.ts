import { z } from 'zod';
import { moment, objectId, text } from './fields';
import { LIMITS } from './limits';

/** Why staff do something that must be answered for; kept with what they did. */
export const givenReason = text(LIMITS.reasonLength, {
  min: LIMITS.reasonMin,
  message: 'Give the reason in a few words',
});

/** What staff did to an exam: who, when and why. */
export const intervention = z.object({
  by: z.object({ _id: objectId, username: z.string() }),
  at: moment,
  reason: z.string(),
});
export type Intervention = z.infer<typeof intervention>;
