import type { AuditDetails } from './audit-event';

/** What a handler adds to the record of its call. */
export interface NotedDetails {
  /** The kind of record, where it is not the action's subject. */
  entity?: string;
  /** The record, where it is neither the path's `id` nor the answer's `_id`. */
  id?: string;
  /** What people know the record by. */
  label?: string;
  /** Why, in the words of whoever did it. */
  reason?: string;
  details?: AuditDetails;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Gathers what the audit record of a call says beside who, when and what.
 * @example `audit.note({ label: exam.examName, before: { duration: 30 }, after: { duration: 60 } })`
 */
export class AuditNote {
  noted: NotedDetails = {};

  note(details: NotedDetails): void {
    this.noted = { ...this.noted, ...details };
  }
}
