import { certificateTemplateRef, objectId } from '@concord/contracts';
import { z } from 'zod';

/** Number of results in one look-up and one write. */
export const BATCH = 250;

/**
 * Input of the task. Course and template are copies from the time of the order: neither the removal of the course nor
 * an edit of the template changes its certificates.
 */
export const issueOrder = z.object({
  exam: objectId,
  course: z.object({ id: objectId, courseTitle: z.string() }),
  results: z.array(objectId),
  dateGenerated: z.string(),
  names: z.record(z.string(), z.string()),
  notify: z.boolean(),
  acceptedOnly: z.boolean().optional(),
  /** Template of all certificates; absent in orders of the previous version. */
  template: certificateTemplateRef.optional(),
});
export type IssueOrder = z.infer<typeof issueOrder>;

/** Splits a list into batches of {@link BATCH}. */
export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
