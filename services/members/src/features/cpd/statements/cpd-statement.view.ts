import type { CpdYear, PrintedCpdStatement } from '@concord/contracts';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

const SHOWN = ['confirmed', 'pending'];

/** A year to print, oldest day first; refused entries are left out. */
export const toStatement = (
  member: MemberProjection,
  { year, grade, required, counted, kinds }: CpdYear,
  entries: readonly CpdEntryRecord[],
  on: string,
): PrintedCpdStatement => ({
  member: member._id.toString(),
  memberNumber: member.number,
  name: memberName(member),
  on,
  year,
  grade,
  required,
  counted,
  entries: entries
    .filter(({ state }) => SHOWN.includes(state))
    .reverse()
    .map(({ day, title, kindTitle, state, decision }) => ({
      day,
      title,
      kind: kindTitle,
      points: decision?.points ?? 0,
      isPending: state === 'pending',
    })),
  kinds,
});
