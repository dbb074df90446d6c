import { z } from 'zod';
import { body, moment } from '../core/fields';

/** A `copy` of the stores, or its `verification` by a restore into an empty database. */
export const BACKUP_KINDS = ['copy', 'verification'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const size = z.number().int().nonnegative();

/** Outcome of a backup run, reported by the backup program. */
export const backupReportBody = body({
  kind: z.enum(BACKUP_KINDS),
  startedAt: moment,
  ok: z.boolean(),
  /** Id of the copy, as `restore` takes it. */
  copy: z.string().max(64).optional(),
  documents: size.optional(),
  files: size.optional(),
  /** Total size of all files in bytes. */
  bytes: size.optional(),
  /** Reason of the failure. */
  problem: z.string().max(500).optional(),
});
export type BackupReportBody = z.output<typeof backupReportBody>;

/** A backup run kept for the dashboard. */
export const backupRun = z.object({
  startedAt: moment,
  endedAt: moment,
  copy: z.string().optional(),
  documents: size.optional(),
  files: size.optional(),
  bytes: size.optional(),
  problem: z.string().optional(),
});
export type BackupRun = z.infer<typeof backupRun>;

/** Last successful run of each kind, and any failure newer than both. */
export const backupStatus = z.object({
  copy: backupRun.optional(),
  verification: backupRun.optional(),
  failure: backupRun.extend({ kind: z.enum(BACKUP_KINDS) }).optional(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

/** Maximum age of the last copy: daily copies, plus two hours for the copy to finish. */
export const BACKUP_AGE_MAX_HOURS = 26;
