import { BACKUP_KINDS, type BackupKind } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** Outcome of a backup. */
export interface BackupRunRecord {
  _id: Types.ObjectId;
  kind: BackupKind;
  ok: boolean;
  startedAt: Date;
  endedAt: Date;
  copy?: string;
  documents?: number;
  files?: number;
  bytes?: number;
  problem?: string;
}

export const BACKUP_RUN_MODEL = 'BackupRun';

const KEPT_DAYS = 400;
const requiredDate = { type: Date, required: true };

export const backupRunSchema = new Schema<BackupRunRecord>(
  {
    kind: { type: String, enum: BACKUP_KINDS, required: true },
    ok: { type: Boolean, required: true },
    startedAt: requiredDate,
    endedAt: requiredDate,
    copy: String,
    documents: Number,
    files: Number,
    bytes: Number,
    problem: String,
  },
  { collection: 'backup-runs', versionKey: false },
);

// Last successful and last failed run of each kind.
backupRunSchema.index({ ok: 1, kind: 1, endedAt: -1 });
backupRunSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });
