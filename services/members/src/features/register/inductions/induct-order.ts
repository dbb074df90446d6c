import { GRADE_FEES, MEMBER_GRADES, objectId } from '@concord/contracts';
import { z } from 'zod';

/** Number of applicants in one look-up. */
export const BATCH = 100;

/** Input of the task that inducts many applicants. */
export const inductOrder = z.object({
  students: z.array(objectId),
  grade: z.enum(MEMBER_GRADES),
  inductedOn: z.string(),
  fees: z.array(z.enum(GRADE_FEES)).optional(),
});
export type InductOrder = z.infer<typeof inductOrder>;
