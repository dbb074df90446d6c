import type { CpdEntry, MemberFile } from '@concord/contracts';
import { toCpdEntryFields } from '../../../shared/cpd/cpd-entry-fields';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** View for staff. */
export const toCpdEntry = (
  entry: CpdEntryRecord,
  member: MemberProjection,
  files: MemberFile[],
): CpdEntry => ({
  ...toCpdEntryFields(entry, files),
  member: member._id.toString(),
  number: member.number,
  name: memberName(member),
  ...(entry.decision && {
    decision: {
      points: entry.decision.points,
      reason: entry.decision.reason,
      at: entry.decision.at.toISOString(),
      by: { _id: entry.decision.by._id.toString(), username: entry.decision.by.username },
    },
  }),
});
