import type { MemberFile, MyCpdEntry } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { toCpdEntryFields } from '../../../shared/cpd/cpd-entry-fields';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';

/** View for the member: it names no staff. */
export const toMyCpdEntry = (entry: CpdEntryRecord, files: MemberFile[]): MyCpdEntry => ({
  ...toCpdEntryFields(entry, files),
  ...(entry.decision && {
    decision: {
      points: entry.decision.points,
      reason: entry.decision.reason,
      day: dayOf(entry.decision.at),
    },
  }),
});
