import { GRADE_FEES, MEMBER_GRADES, objectId } from '@concord/contracts';
import { z } from 'zod';

/** Number of applicants in one lookup. */
export const BATCH = 100;

/** Input of the task that inducts many applicants. */
export const inductRequest = z.object({
  students: z.array(objectId),
  grade: z.enum(MEMBER_GRADES),
  inductedOn: z.string(),
  fees: z.array(z.enum(GRADE_FEES)).optional(),
});
export type InductRequest = z.infer<typeof inductRequest>;
