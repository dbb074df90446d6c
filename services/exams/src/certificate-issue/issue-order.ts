import { objectId } from '@concord/contracts';
import { z } from 'zod';

/** Results that are looked up and certificates that are stored at a time. */
export const BATCH = 250;

/** What the task needs. The course is as it was when it was ordered, so the task goes on when the course is removed. */
export const issueOrder = z.object({
  exam: objectId,
  course: z.object({ id: objectId, courseTitle: z.string() }),
  results: z.array(objectId),
  dateGenerated: z.string(),
  names: z.record(z.string(), z.string()),
  notify: z.boolean(),
});
export type IssueOrder = z.infer<typeof issueOrder>;

/** Cuts a list into parts of {@link BATCH}. */
export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
