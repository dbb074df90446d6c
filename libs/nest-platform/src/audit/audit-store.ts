import type { AuditRecord } from '@concord/contracts';

/** Storage of audit records: the log itself in the service that owns it, an outbox in the others. */
export interface AuditStore {
  /** Stores records durably in one write; existing ones stay unchanged. */
  insertMany(records: readonly AuditRecord[]): Promise<unknown>;
  /** Stores the outcomes of `unclear` records in one write. */
  settleMany(records: readonly AuditRecord[]): Promise<void>;
}
