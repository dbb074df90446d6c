import { certificateTemplateRef, objectId } from '@concord/contracts';
import { z } from 'zod';

/** Results that are looked up and certificates that are stored at a time. */
export const BATCH = 250;

/**
 * What the task needs. Course and template are as they were when it was ordered: the task
 * goes on when the course is removed, and a template that is edited meanwhile changes none of its certificates.
 */
export const issueOrder = z.object({
  exam: objectId,
  course: z.object({ id: objectId, courseTitle: z.string() }),
  results: z.array(objectId),
  dateGenerated: z.string(),
  names: z.record(z.string(), z.string()),
  notify: z.boolean(),
  acceptedOnly: z.boolean().optional(),
  /** What all of the order are printed with; absent in an order of the release before. */
  template: certificateTemplateRef.optional(),
});
export type IssueOrder = z.infer<typeof issueOrder>;

/** Cuts a list into parts of {@link BATCH}. */
export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
