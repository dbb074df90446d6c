import { AUDIT_OUTCOMES, type AuditRecord, LIMITS } from '@concord/contracts';
import { dateChanges, readerIndex } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A record of the audit log. It is settled once, from `unclear`; values go with the record of a person. */
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
  // `id` is a field of its own here, not mongoose's getter.
  { collection: 'audit', versionKey: false, id: false, minimize: false },
);

dateChanges(auditSchema);
const NEWEST_FIRST = { at: -1, _id: -1 } as const;
// The log, newest first, also of a time.
auditSchema.index(NEWEST_FIRST);
// The log by person, newest first; what one person did, for the export of personal data.
auditSchema.index({ 'actor.id': 1, ...NEWEST_FIRST });
// The log by action or kind of record, newest first.
readerIndex(auditSchema, 'mongo', { action: 1, ...NEWEST_FIRST });
readerIndex(auditSchema, 'mongo', { entity: 1, ...NEWEST_FIRST });
// The history of one record.
auditSchema.index({ id: 1, ...NEWEST_FIRST });
// Records expire after five years.
auditSchema.index({ at: 1 }, { expireAfterSeconds: LIMITS.auditDays * DAY_SECONDS });
