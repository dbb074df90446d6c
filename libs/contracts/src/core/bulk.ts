import { z } from 'zod';
import { listOf } from './bounded';
import { objectId } from './fields';
import { LIMITS } from './limits';

/** Selection of records: `ids`, or all that match the filter, with the count that the user confirmed. */
export const selectionOf = <F extends z.ZodType>(filter: F) => ({
  ids: listOf(objectId, LIMITS.bulkIds, { min: 1 }).optional(),
  filter: filter.optional(),
  count: z.number().int().min(1),
});

/** For `refine`, with the message {@link SELECTION_MESSAGE}. */
export const isIdsOrFilter = ({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean =>
  (ids === undefined) !== (filter === undefined);
export const SELECTION_MESSAGE = { path: ['ids'], message: 'Send either the ids or the filter' };

/** Outcome of a bulk change: the number done, and the failures with reasons. `batch` identifies the call. */
export const bulkOutcome = z.object({
  batch: objectId,
  done: z.number().int(),
  refused: z.array(z.object({ _id: objectId, name: z.string().nullable(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
