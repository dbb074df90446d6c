import type { AuditRecord } from '@concord/contracts';

/** Where records of the audit log are kept: the log itself in the service that owns it, an outbox in the others. */
export interface AuditStore {
  /** Stores a record durably; one that is there already stays as it is. */
  insert(record: AuditRecord): Promise<void>;
  /** As {@link insert}, of several with one write. */
  insertMany(records: readonly AuditRecord[]): Promise<unknown>;
  /** Stores how the change of an `unclear` record ended. */
  settle(record: AuditRecord): Promise<void>;
  /** As {@link settle}, of several with one write. */
  settleMany(records: readonly AuditRecord[]): Promise<void>;
}
