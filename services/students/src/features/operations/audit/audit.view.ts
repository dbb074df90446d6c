import type { AuditRecord } from '@concord/contracts';
import type { StoredAuditRecord } from '../../../store/audit/audit.schema';

export const toAuditRecord = (stored: StoredAuditRecord): AuditRecord => ({
  _id: stored._id.toString(),
  at: stored.at.toISOString(),
  action: stored.action,
  outcome: stored.outcome,
  actor: stored.actor,
  address: stored.address,
  entity: stored.entity,
  id: stored.id,
  label: stored.label,
  reason: stored.reason,
  requestId: stored.requestId,
  details: stored.details,
  before: stored.before,
  after: stored.after,
});
