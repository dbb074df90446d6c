import { z } from 'zod';
import { listOf } from '../core/bounded';
import { isIdsOrFilter, SELECTION_MESSAGE, selectionOf } from '../core/bulk';
import { blank, body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { DECISIONS, needsReason, REASON_NEEDED } from './review.schemas';
import { studentListQuery } from './students.schemas';

/** Students to archive, and the reason. */
export const studentArchiveManyBody = body({ ...selectionOf(studentListQuery), reason: givenReason }).refine(
  isIdsOrFilter,
  SELECTION_MESSAGE,
);
export type StudentArchiveManyBody = z.output<typeof studentArchiveManyBody>;

/** `batch` identifies the call that archived them. */
export const studentRestoreManyBody = body({ batch: objectId, reason: givenReason });
export type StudentRestoreManyBody = z.output<typeof studentRestoreManyBody>;

/**
 * One decision on many applications. `chosen` lists ids with the review revision that was read.
 * `filter` selects those with its status, by default the waiting ones. `notify` sends a mail to
 * each.
 */
export const studentDecideManyBody = body({
  chosen: listOf(body({ _id: objectId, seen: z.number().int().min(0) }), LIMITS.bulkIds, {
    min: 1,
  }).optional(),
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
