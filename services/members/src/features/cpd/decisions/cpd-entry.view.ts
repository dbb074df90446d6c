import type { CpdEntry, MemberFile } from '@concord/contracts';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** View for staff. */
export const toCpdEntry = (
  entry: CpdEntryRecord,
  member: MemberProjection,
  files: MemberFile[],
): CpdEntry => ({
  _id: entry._id.toString(),
  member: member._id.toString(),
  number: member.number,
  name: memberName(member),
  kind: entry.kind,
  kindTitle: entry.kindTitle,
  unit: entry.unit,
  title: entry.title,
  day: entry.day,
  amount: entry.amount,
  claimed: entry.claimed,
  state: entry.state,
  files,
  revision: entry.revision,
  createdAt: entry.createdAt.toISOString(),
  ...(entry.decision && {
    decision: {
      points: entry.decision.points,
      reason: entry.decision.reason,
      at: entry.decision.at.toISOString(),
      by: { _id: entry.decision.by._id.toString(), username: entry.decision.by.username },
    },
  }),
});
