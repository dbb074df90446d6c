import type { MemberFile, MyCpdEntry } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';

/** View for the member: it names no staff. */
export const toMyCpdEntry = (entry: CpdEntryRecord, files: MemberFile[]): MyCpdEntry => ({
  _id: entry._id.toString(),
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
      day: dayOf(entry.decision.at),
    },
  }),
});
