import { z } from 'zod';
import { listOf } from './bounded';
import { objectId } from './fields';
import { LIMITS } from './limits';

/** Which records one call changes: those of `ids`, or all that the filter lists, and how many they were when somebody confirmed it. */
export const whichOf = <F extends z.ZodType>(filter: F) => ({
  ids: listOf(objectId, LIMITS.bulkIds, { min: 1 }).optional(),
  filter: filter.optional(),
  count: z.number().int().min(1),
});

/** For `refine`, with {@link WHICH}. */
export const isIdsOrFilter = ({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean =>
  (ids === undefined) !== (filter === undefined);
export const WHICH = { path: ['ids'], message: 'Send either the ids or the filter' };

/** What came of each: how many were done, and which were not, with the reason. `batch` names the call. */
export const bulkOutcome = z.object({
  batch: objectId,
  done: z.number().int(),
  refused: z.array(z.object({ _id: objectId, name: z.string().nullable(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
