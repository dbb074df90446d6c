import { z } from 'zod';
import { listOf } from '../core/bounded';
import { ROLES } from '../core/enumerations';
import { moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery, period } from '../core/list-query';

/**
 * Outcome of an audited action: `done`, `refused`, or `unclear` (the process or its store failed in
 * between, so it may or may not have been done).
 */
export const AUDIT_OUTCOMES = ['done', 'refused', 'unclear'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/**
 * Kinds of actor: unknown, staff, a candidate (by student id), a member or applicant (by member id, else
 * student id), the holder of a print token, or a process.
 */
export const AUDIT_ACTOR_KINDS = ['anonymous', 'staff', 'candidate', 'member', 'print', 'system'] as const;

const auditActor = z.object({
  kind: z.enum(AUDIT_ACTOR_KINDS),
  id: z.string().optional(),
  username: z.string().optional(),
  role: z.enum(ROLES).optional(),
});

const fieldsOfRecord = z.record(z.string(), z.unknown());

/** One audit record. Secrets and files appear by name only. */
export const auditRecord = z.object({
  /** Idempotency key: storing the record again changes nothing. */
  _id: objectId,
  at: moment,
  /** `<subject>.<verb>`, e.g. `exam.update`. */
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  actor: auditActor,
  /** Client IP address. */
  address: z.string().optional(),
  /** Kind, id and display name of the affected record. */
  entity: z.string().optional(),
  id: z.string().optional(),
  label: z.string().optional(),
  /** The actor's own words, or the error code of a refusal. */
  reason: z.string().optional(),
  requestId: z.string().optional(),
  /** For repeated refusals: `repeated` more of them since `since`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Replaced fields before and after the change. */
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

/** Records delivered by another service. */
export const auditRecordsBody = z.object({ records: listOf(auditRecord, LIMITS.auditBatchMax, { min: 1 }) });
