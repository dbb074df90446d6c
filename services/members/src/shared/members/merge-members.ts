import type { MemberProjection } from '../../store/members/member.schema';
import type { MergedMember } from '../../store/members/membership-entries';

/** Fields of a member that the dropped one fills where they are empty. */
const FILLABLE = [
  'title',
  'middleName',
  'gender',
  'dob',
  'contact',
  'email',
  'phoneNumber',
  'country',
  'state',
  'experience',
  'directory',
] as const;

/** Fields of the kept member that a merge would fill. */
export const filledFields = (keep: MemberProjection, drop: MemberProjection): string[] =>
  FILLABLE.filter((field) => (keep[field] ?? null) === null && (drop[field] ?? null) !== null);

/** The kept record with the history and the contact of the dropped one. A second call changes nothing. */
export function absorbed(keep: MemberProjection, drop: MemberProjection, merge: string): MemberProjection {
  if (keep.merged?.some((each) => each.merge === merge)) return keep;
  const filled = filledFields(keep, drop);
  const takesStudent = !keep.student && drop.student !== undefined;
  const entry: MergedMember = {
    merge,
    _id: drop._id,
    number: drop.number,
    filled: [...filled, ...(takesStudent ? ['student'] : [])],
  };
  return {
    ...keep,
    ...Object.fromEntries(
      FILLABLE.flatMap((field) => (filled.includes(field) ? [[field, drop[field]]] : [])),
    ),
    ...(takesStudent && { student: drop.student }),
    terms: [...keep.terms, ...drop.terms.map((term) => ({ ...term, merge: term.merge ?? merge }))],
    events: [...keep.events, ...drop.events.map((event) => ({ ...event, merge: event.merge ?? merge }))],
    // Members merged into the dropped one before come along, so that their numbers find the kept one.
    merged: [...(keep.merged ?? []), ...(drop.merged ?? []), entry],
  };
}

/** The kept record without what a merge gave it; filled fields that were changed since stay. */
export function released(keep: MemberProjection, drop: MemberProjection, merge: string): MemberProjection {
  const entry = keep.merged?.find((each) => each.merge === merge);
  if (!entry) return keep;
  const own = new Set((drop.merged ?? []).map((each) => each.merge));
  const isFrom = (each: { merge?: string }) =>
    each.merge === merge || (each.merge !== undefined && own.has(each.merge));
  const unchanged = FILLABLE.filter(
    (field) => entry.filled.includes(field) && JSON.stringify(keep[field]) === JSON.stringify(drop[field]),
  );
  const { student, ...rest } = keep;
  const givesStudent = entry.filled.includes('student');
  return {
    ...rest,
    ...Object.fromEntries(unchanged.map((field) => [field, null])),
    ...(student && !givesStudent && { student }),
    terms: keep.terms.filter((term) => !isFrom(term)),
    events: keep.events.filter((event) => !isFrom(event)),
    merged: keep.merged?.filter((each) => !isFrom(each)),
  };
}
