import { z } from 'zod';
import { listOf } from '../core/bounded';
import { ROLES } from '../core/enumerations';
import { moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery, period } from '../core/list-query';

/**
 * How what is on record ended: `done`, `refused`, or `unclear` (the process or its store went away in between, so it may
 * or may not have been done).
 */
export const AUDIT_OUTCOMES = ['done', 'refused', 'unclear'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Who acts: nobody known, staff, a candidate (by the student's id), the holder of a print token, or a process. */
export const AUDIT_ACTOR_KINDS = ['anonymous', 'staff', 'candidate', 'print', 'system'] as const;

const auditActor = z.object({
  kind: z.enum(AUDIT_ACTOR_KINDS),
  id: z.string().optional(),
  username: z.string().optional(),
  role: z.enum(ROLES).optional(),
});

const fieldsOfRecord = z.record(z.string(), z.unknown());

/** One record of the audit log. Secrets and files are in it by name only. */
export const auditRecord = z.object({
  /** Unique: storing a record again changes nothing. */
  _id: objectId,
  at: moment,
  /** `<subject>.<verb>`, as `exam.update`. */
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actor: auditActor,
  /** The client's network address. */
  address: z.string().optional(),
  /** The kind of record that was acted on, its id, and what people know it by. */
  entity: z.string().optional(),
  id: z.string().optional(),
  label: z.string().optional(),
  /** In the words of whoever did it, or the error code of a refusal. */
  reason: z.string().optional(),
  requestId: z.string().optional(),
  /** For refusals that repeat: `repeated`, how many more there were, since `since`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** The fields that a change replaced, and what they are now. */
  before: fieldsOfRecord.optional(),
  after: fieldsOfRecord.optional(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

const NAME = /^[a-z]+(-[a-z]+)*$/;
const ACTION = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;

/** Filters of the audit log. */
export const auditQuery = listQuery({
  actor: objectId.optional(),
  action: z.string().max(60).regex(ACTION, 'Write an action such as exam.update').optional(),
  entity: z.string().max(60).regex(NAME, 'There is no such kind of record').optional(),
  id: z.string().min(1).max(100).optional(),
  ...period,
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** Records that another service delivers. */
export const auditRecordsBody = z.object({ records: listOf(auditRecord, LIMITS.auditBatchMax, { min: 1 }) });
