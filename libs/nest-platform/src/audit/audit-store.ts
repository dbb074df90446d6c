import type { AuditRecord } from '@concord/contracts';

/** Where records of the audit log are kept: the log itself in the service that owns it, an outbox in the others. */
export interface AuditStore {
  /** Stores records durably with one write; those that are there already stay as they are. */
  insertMany(records: readonly AuditRecord[]): Promise<unknown>;
  /** Stores how the changes of `unclear` records ended, with one write. */
  settleMany(records: readonly AuditRecord[]): Promise<void>;
}
