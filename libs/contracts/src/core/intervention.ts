import { z } from 'zod';
import { moment, objectId, text } from './fields';
import { LIMITS } from './limits';

/** Reason given by staff for an action; stored with the action. */
export const givenReason = text(LIMITS.reasonLength, {
  min: LIMITS.reasonMin,
  message: 'Give the reason in a few words',
});

/** An action of staff on an exam: who, when and why. */
export const intervention = z.object({
  by: z.object({ _id: objectId, username: z.string() }),
  at: moment,
  reason: z.string(),
});
export type Intervention = z.infer<typeof intervention>;
