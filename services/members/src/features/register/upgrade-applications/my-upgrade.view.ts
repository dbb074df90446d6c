import type { MemberFile, MyUpgradeApplication } from '@concord/contracts';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';

/** View for the member: it names no staff, and not why they proposed. */
export const toMyApplication = (record: UpgradeRecord, files: MemberFile[]): MyUpgradeApplication => ({
  _id: record._id.toString(),
  from: record.from,
  to: record.to,
  source: record.source,
  status: record.status,
  at: record.at.toISOString(),
  ...(record.source === 'member' && { statement: record.reason }),
  files,
  ...(record.decision && {
    decision: { reason: record.decision.reason, at: record.decision.at.toISOString() },
  }),
  ...(record.grade && { gradeFrom: record.grade.from }),
});
