import { z } from 'zod';
import { body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { regradeOutcome } from '../tasks/task-outcomes.schemas';

/** Results of earlier versions graded by other keys than the present ones, and open attempts on them; 0 if none. */
export const regradeNeed = z.object({
  results: z.number().int(),
  underWay: z.number().int(),
  /** Question numbers in the present version. */
  questions: z.array(z.number().int()),
});
export type RegradeNeed = z.infer<typeof regradeNeed>;

/** `revision` is the exam's that was read. */
export const regradeBody = body({
  dryRun: z.boolean().optional(),
  revision: z.number('Send the revision of the exam that you saw').int().min(1),
  reason: givenReason.optional(),
}).refine(({ dryRun, reason }) => dryRun === true || reason !== undefined, {
  path: ['reason'],
  message: 'Give the reason in a few words',
});
export type RegradeBody = z.output<typeof regradeBody>;

/** Maximum changed results listed in a dry run. */
export const REGRADE_NAMED = 500;

/** Preview of a regrade; lists the first {@link REGRADE_NAMED} changed results. */
export const regradePreview = regradeOutcome.extend({
  students: z.array(
    z.object({
      /** Id of the result. */
      _id: objectId,
      student: objectId,
      name: z.string(),
      scoreBefore: z.number().int(),
      scoreAfter: z.number().int(),
      total: z.number().int(),
      passBefore: z.boolean(),
      passAfter: z.boolean(),
    }),
  ),
  /** Questions whose right option is missing in a version that was sat: they keep their grading. */
  unmatched: z.array(
    z.object({
      _id: objectId,
      question: z.string(),
      answer: z.string(),
      version: z.number().int(),
      results: z.number().int(),
    }),
  ),
});
export type RegradePreview = z.infer<typeof regradePreview>;
