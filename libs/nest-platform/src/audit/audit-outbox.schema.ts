import type { AuditRecord } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A record of the audit log that waits for its delivery. */
export interface AuditOutboxEntry {
  _id: Types.ObjectId;
  record: AuditRecord;
  /** Not delivered before: while a change is under way, and after a refused delivery. */
  dueAt: Date;
}

/** In the databases of services that do not own the audit log. */
export const auditOutboxSchema = new Schema<AuditOutboxEntry>(
  { record: { type: Object, required: true }, dueAt: { type: Date, required: true } },
  { collection: 'audit-outbox', versionKey: false, minimize: false },
);

// The delivery reads the entries that have waited longest.
auditOutboxSchema.index({ dueAt: 1 });
