import { z } from 'zod';
import { body, moment } from '../core/fields';

/** A `copy` of the stores, or the `verification` of one by a restore into an empty database. */
export const BACKUP_KINDS = ['copy', 'verification'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const size = z.number().int().nonnegative();

/** Outcome of a run of the backup, which its program tells. */
export const backupReportBody = body({
  kind: z.enum(BACKUP_KINDS),
  startedAt: moment,
  ok: z.boolean(),
  /** Id of the copy, as `restore` takes it. */
  copy: z.string().max(64).optional(),
  documents: size.optional(),
  files: size.optional(),
  /** Size of all files. */
  bytes: size.optional(),
  /** Why it failed. */
  problem: z.string().max(500).optional(),
});
export type BackupReportBody = z.output<typeof backupReportBody>;

/** A run that is kept for the dashboard. */
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

/** The last run of each kind that succeeded, and a failure that is newer than both. */
export const backupStatus = z.object({
  copy: backupRun.optional(),
  verification: backupRun.optional(),
  failure: backupRun.extend({ kind: z.enum(BACKUP_KINDS) }).optional(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

/** A copy that is older is too old: one is made each day, and may take two hours. */
export const BACKUP_AGE_MAX_HOURS = 26;
