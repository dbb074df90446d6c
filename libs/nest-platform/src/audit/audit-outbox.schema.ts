import type { AuditRecord } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** An audit record that waits for delivery. */
export interface AuditOutboxEntry {
  _id: Types.ObjectId;
  record: AuditRecord;
  /** Earliest delivery: later than now while a change runs, and after a refused delivery. */
  dueAt: Date;
}

/** Stored in the databases of services that do not own the audit log. */
export const auditOutboxSchema = new Schema<AuditOutboxEntry>(
  { record: { type: Object, required: true }, dueAt: { type: Date, required: true } },
  { collection: 'audit-outbox', versionKey: false, minimize: false },
);

// Query: entries due for delivery, oldest first.
auditOutboxSchema.index({ dueAt: 1 });
