import type { MemberFile } from '@concord/contracts';
import type { CpdEntryRecord } from '../../store/cpd-entries/cpd-entry.schema';

/** Fields of an entry that both the member and staff see. */
export const toCpdEntryFields = (entry: CpdEntryRecord, files: MemberFile[]) => ({
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
});
