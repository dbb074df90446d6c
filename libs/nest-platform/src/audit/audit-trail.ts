import type { Role } from '@concord/contracts';
import { log } from '../core/logger';

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
  details?: Record<string, string | number | boolean>;
}

/** Records what must be known later. Await it before answering: what was answered is on record. */
export class AuditTrail {
  async record(event: AuditEvent): Promise<void> {
    log.info({ audit: event }, 'audit');
  }
}
