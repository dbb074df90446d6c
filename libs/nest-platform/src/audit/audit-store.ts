import type { AuditRecord } from '@concord/contracts';

/** Where records of the audit log are kept: the log itself in the service that owns it, an outbox in the others. */
export interface AuditStore {
  /** Stores a record durably; one that is there already stays as it is. */
  insert(record: AuditRecord): Promise<void>;
  /** Stores how the change of an `unclear` record ended. */
  settle(record: AuditRecord): Promise<void>;
}
