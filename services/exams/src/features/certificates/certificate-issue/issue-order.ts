import { certificateTemplateRef, objectId } from '@concord/contracts';
import { z } from 'zod';

/** Results that are looked up and certificates that are stored at a time. */
export const BATCH = 250;

/**
 * Input of the task. Course and template are snapshots of the moment of the order: the task continues when the course
 * is removed, and a later edit of the template changes none of its certificates.
 */
export const issueOrder = z.object({
  exam: objectId,
  course: z.object({ id: objectId, courseTitle: z.string() }),
  results: z.array(objectId),
  dateGenerated: z.string(),
  names: z.record(z.string(), z.string()),
  notify: z.boolean(),
  acceptedOnly: z.boolean().optional(),
  /** Template for all certificates of the order; absent in orders of the previous version. */
  template: certificateTemplateRef.optional(),
});
export type IssueOrder = z.infer<typeof issueOrder>;

/** Cuts a list into parts of {@link BATCH}. */
export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
