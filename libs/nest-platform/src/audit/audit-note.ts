import type { AuditDetails } from './audit-event';

/** Details that a handler adds to its call's audit record. */
export interface NotedDetails {
  /** Kind of record; defaults to the action's subject. */
  entity?: string;
  /** Id of the record; defaults to the path's `id` or the answer's `_id`. */
  id?: string;
  /** Display name of the record. */
  label?: string;
  /** Reason in the actor's own words. */
  reason?: string;
  details?: AuditDetails;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Collects details of a call's audit record beyond actor, action and time.
 * @example `audit.note({ label: exam.examName, before: { duration: 30 }, after: { duration: 60 } })`
 */
export class AuditNote {
  noted: NotedDetails = {};

  note(details: NotedDetails): void {
    this.noted = { ...this.noted, ...details };
  }
}
