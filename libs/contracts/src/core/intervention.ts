import { z } from 'zod';
import { moment, objectId } from './fields';

/** What staff did to an exam: who, when and why. */
export const intervention = z.object({
  by: z.object({ _id: objectId, username: z.string() }),
  at: moment,
  reason: z.string(),
});
export type Intervention = z.infer<typeof intervention>;
