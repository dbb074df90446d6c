import type { AuditOutcome, AuditRecord, Role } from '@concord/contracts';
import type { Actor } from '../auth/actor';
import { newObjectId } from '../stores/object-id';

/** Who did something: nobody known, staff, a candidate (by the student's id), or a process. */
export interface AuditActor {
  kind: 'anonymous' | 'staff' | 'candidate' | 'print' | 'system';
  id?: string;
  username?: string;
  role?: Role;
}

/** What was acted on: the kind of record, its id, and what people know it by. */
export interface AuditTarget {
  entity: string;
  id?: string;
  label?: string;
}

export type AuditDetails = Record<string, string | number | boolean>;

/** Something that must be known later: a sign-in, a refusal, a change, a secret that was shown. */
export interface AuditEvent {
  /** What was done, as `<subject>.<verb>`, such as `staff.sign-in`, `serial.reveal`, `limit.reach`. */
  action: string;
  outcome: 'done' | 'refused';
  actor: AuditActor;
  /** The client's network address. */
  address?: string;
  target?: AuditTarget;
  /** Why, in the words of whoever did it, or the error code of a refusal. */
  reason?: string;
  requestId?: string;
  /** Anything else that matters; never a secret or a file's content. */
  details?: AuditDetails;
  /** The fields that a change replaced, and what they are now; secrets and files by name only. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Longest text of a record; what clients send must not make records large. */
const TEXT_MAX = 500;

/** The actor of a request as records name it. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === 'staff') {
    const { kind, id, username, role } = actor;
    return { kind, id, username, role };
  }
  return actor.kind === 'anonymous' ? { kind: 'anonymous' } : { kind: actor.kind, id: actor.id };
}

const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}…` : value;

/** A copy without undefined values, which a store would keep as null, and with long texts cut. */
export const storable = (record: AuditRecord): AuditRecord =>
  JSON.parse(JSON.stringify(record, shortened)) as AuditRecord;

/** The record of an event, with an id of its own. */
export function recordOf(event: Omit<AuditEvent, 'outcome'> & { outcome: AuditOutcome }): AuditRecord {
  const { target, ...rest } = event;
  return storable({ _id: newObjectId().toString(), at: new Date().toISOString(), ...rest, ...target });
}
