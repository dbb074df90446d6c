import { certificateTemplateRef, objectId } from '@concord/contracts';
import { z } from 'zod';

/**
 * Input of the task. Course and template are copies from the time of the request: neither the removal of the course nor
 * an edit of the template changes its certificates.
 */
export const issueRequest = z.object({
  exam: objectId,
  course: z.object({ id: objectId, courseTitle: z.string() }),
  results: z.array(objectId),
  dateGenerated: z.string(),
  names: z.record(z.string(), z.string()),
  notify: z.boolean(),
  acceptedOnly: z.boolean().optional(),
  /** Template of all certificates; absent in requests of the previous version. */
  template: certificateTemplateRef.optional(),
});
export type IssueRequest = z.infer<typeof issueRequest>;
