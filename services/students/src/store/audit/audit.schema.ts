import { AUDIT_OUTCOMES, type AuditRecord, LIMITS } from '@concord/contracts';
import { dateChanges, readerIndex } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/**
 * A record of the audit log. It is settled once, from `unclear`. Values about a person are removed with the person's
 * record.
 */
export type StoredAuditRecord = Omit<AuditRecord, '_id' | 'at'> & { _id: Types.ObjectId; at: Date };

export const AUDIT_MODEL = 'Audit';

const DAY_SECONDS = 24 * 60 * 60;

const text = { type: String };
const fields = { type: Object };

export const auditSchema = new Schema<StoredAuditRecord>(
  {
    at: { type: Date, required: true },
    action: { type: String, required: true },
    outcome: { type: String, enum: AUDIT_OUTCOMES, required: true },
    actor: { type: Object, required: true },
    address: text,
    entity: text,
    id: text,
    label: text,
    reason: text,
    requestId: text,
    details: fields,
    before: fields,
    after: fields,
  },
  // `id` is a stored field, not mongoose's getter.
  { collection: 'audit', versionKey: false, id: false, minimize: false },
);

dateChanges(auditSchema);
const NEWEST_FIRST = { at: -1, _id: -1 } as const;
// GET audit, newest first, also for a period.
auditSchema.index(NEWEST_FIRST);
// GET audit by actor, newest first; export of personal data.
auditSchema.index({ 'actor.id': 1, ...NEWEST_FIRST });
// GET audit by action or by kind of record, newest first.
readerIndex(auditSchema, 'mongo', { action: 1, ...NEWEST_FIRST });
readerIndex(auditSchema, 'mongo', { entity: 1, ...NEWEST_FIRST });
// History of one record, newest first.
auditSchema.index({ id: 1, ...NEWEST_FIRST });
// Records expire after five years.
auditSchema.index({ at: 1 }, { expireAfterSeconds: LIMITS.auditDays * DAY_SECONDS });
