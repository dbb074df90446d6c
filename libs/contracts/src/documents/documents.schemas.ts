import { z } from 'zod';
import { DOCUMENT_KINDS } from '../core/enumerations';
import { body, objectId } from '../core/fields';

/** `id` is the student, certificate, result or batch of serials; `student-list` has none. */
export const documentBody = body({ kind: z.enum(DOCUMENT_KINDS), id: objectId.optional() }).refine(
  (value) => value.kind === 'student-list' || value.id !== undefined,
  { path: ['id'], message: 'Say which record to print' },
);
export type DocumentBody = z.output<typeof documentBody>;

/** A print job; `progress` runs from 0 to 100, `url` is present when `status` is `done`. */
export const documentStatus = z.object({
  status: z.enum(['queued', 'working', 'done', 'failed']),
  progress: z.number().int(),
  url: z.string().optional(),
});
export type DocumentStatus = z.infer<typeof documentStatus>;

/** States of the malware scan of an uploaded file. */
export const SCAN_STATES = ['pending', 'clean', 'infected'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/**
 * Result of the malware scan. `finding` names the malware of an infected file, which is never
 * served. An unscanned document can only be downloaded through `url`, a link valid for ten minutes.
 */
export const fileScan = z.object({
  public_id: z.string(),
  scan: z.enum(SCAN_STATES),
  finding: z.string().optional(),
  url: z.string().optional(),
});
export type FileScan = z.infer<typeof fileScan>;
