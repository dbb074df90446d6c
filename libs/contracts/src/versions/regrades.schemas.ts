import { z } from 'zod';
import { body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';

/** Results of earlier versions whose keys are not the present ones, and attempts under way on them; 0 where none is. */
export const regradeNeed = z.object({
  results: z.number().int(),
  underWay: z.number().int(),
  /** The numbers of those questions in the present version. */
  questions: z.array(z.number().int()),
});
export type RegradeNeed = z.infer<typeof regradeNeed>;

/** `revision` is that of the exam as it was read. */
export const regradeBody = body({
  dryRun: z.boolean().optional(),
  revision: z.number('Send the revision of the exam that you saw').int().min(1),
  reason: givenReason.optional(),
}).refine(({ dryRun, reason }) => dryRun === true || reason !== undefined, {
  path: ['reason'],
  message: 'Give the reason in a few words',
});
export type RegradeBody = z.output<typeof regradeBody>;

/** What the present keys change. */
export const regradeOutcome = z.object({
  /** Results that were looked at. */
  results: z.number().int(),
  /** Those whose score changes. */
  changed: z.number().int(),
  nowPass: z.number().int(),
  noLongerPass: z.number().int(),
});
export type RegradeOutcome = z.infer<typeof regradeOutcome>;

/** Changed results that a dry run names. */
export const REGRADE_NAMED = 500;

/** What a regrade would change; it names the first {@link REGRADE_NAMED} changed results. */
export const regradePreview = regradeOutcome.extend({
  students: z.array(
    z.object({
      /** The result. */
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
  /** Questions whose right option a version that was sat does not have: they stay as they were graded. */
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
