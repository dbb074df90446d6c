import { z } from 'zod';
import { blank, body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { DECISIONS, needsReason, REASON_NEEDED } from './review.schemas';
import { studentListQuery } from './students.schemas';

const WHICH = { path: ['ids'], message: 'Send either the ids or the filter' };

/**
 * Which students are archived: those of `ids`, or all that the filter lists; and how many they were when somebody
 * confirmed it.
 */
export const studentArchiveManyBody = body({
  ids: z.array(objectId).min(1).max(LIMITS.bulkIds).optional(),
  filter: studentListQuery.optional(),
  count: z.number().int().min(1),
  reason: givenReason,
}).refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), WHICH);
export type StudentArchiveManyBody = z.output<typeof studentArchiveManyBody>;

/** `batch` names what one call archived. */
export const studentRestoreManyBody = body({ batch: objectId, reason: givenReason });
export type StudentRestoreManyBody = z.output<typeof studentRestoreManyBody>;

/**
 * One decision on many applications. Of `chosen` each names the revision of the review that was seen. By `filter` only
 * those are decided that have its status; without one, those that wait. `notify` sends each their mail.
 */
export const studentDecideManyBody = body({
  chosen: z
    .array(body({ _id: objectId, seen: z.number().int().min(0) }))
    .min(1)
    .max(LIMITS.bulkIds)
    .optional(),
  filter: studentListQuery.optional(),
  count: z.number().int().min(1),
  decision: z.enum(DECISIONS),
  reason: blank(givenReason),
  notify: z.boolean(),
})
  .refine(({ chosen, filter }) => (chosen === undefined) !== (filter === undefined), {
    path: ['chosen'],
    message: 'Send either the chosen or the filter',
  })
  .refine(({ decision, reason }) => reason !== undefined || !needsReason(decision), REASON_NEEDED);
export type StudentDecideManyBody = z.output<typeof studentDecideManyBody>;

/** What came of each: how many were done, and which were not, with the reason. `batch` names the call. */
export const bulkOutcome = z.object({
  batch: objectId,
  done: z.number().int(),
  refused: z.array(z.object({ _id: objectId, name: z.string().nullable(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
