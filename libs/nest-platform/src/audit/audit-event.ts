import type { AuditOutcome, AuditRecord, Role } from '@concord/contracts';
import type { Actor } from '../auth/actor';
import { newObjectId } from '../stores/object-id';

/** Actor of an event: unknown, staff, a candidate (by student id), a member or applicant (by id), or a process. */
export interface AuditActor {
  kind: 'anonymous' | 'staff' | 'candidate' | 'member' | 'print' | 'system';
  id?: string;
  username?: string;
  role?: Role;
}

/** Target of an event: kind, id and display name of the record. */
export interface AuditTarget {
  entity: string;
  id?: string;
  label?: string;
}

export type AuditDetails = Record<string, string | number | boolean>;

/** An auditable event: a sign-in, a refusal, a change, a disclosed secret. */
export interface AuditEvent {
  /** `<subject>.<verb>`, e.g. `staff.sign-in`, `serial.reveal`, `limit.reach`. */
  action: string;
  outcome: 'done' | 'refused';
  actor: AuditActor;
  /** The client's IP address. */
  address?: string;
  target?: AuditTarget;
  /** The actor's own words, or the error code of a refusal. */
  reason?: string;
  requestId?: string;
  /** Other relevant facts; never a secret or a file's content. */
  details?: AuditDetails;
  /** Replaced fields before and after a change; secrets and files by name only. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Maximum text length in a record, so that clients cannot make records large. */
const TEXT_MAX = 500;

/** Converts a request's actor to its form in records. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === 'staff') {
    const { kind, id, username, role } = actor;
    return { kind, id, username, role };
  }
  // Staff who look at a person's pages act as themselves.
  if (actor.kind === 'member' && actor.viewer !== undefined) return { kind: 'staff', id: actor.viewer };
  return actor.kind === 'anonymous' ? { kind: 'anonymous' } : { kind: actor.kind, id: actor.id };
}

const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;

/** Copies a record without undefined values, which a store would keep as null, and with long texts cut. */
export const storable = (record: AuditRecord): AuditRecord =>
  JSON.parse(JSON.stringify(record, shortened)) as AuditRecord;

/** Builds the record of an event, with a new id. */
export function recordOf(event: Omit<AuditEvent, 'outcome'> & { outcome: AuditOutcome }): AuditRecord {
  const { target, ...rest } = event;
  return storable({ _id: newObjectId().toString(), at: new Date().toISOString(), ...rest, ...target });
}
