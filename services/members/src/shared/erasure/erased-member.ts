import { foldText } from '@concord/nest-platform';
import { NO_DETAILS } from '../../store/members/member-details';
import type { MemberProjection } from '../../store/members/member.schema';

/** Text in place of a reason or a note that may tell of the person. */
export const ERASED_TEXT = 'Erased';

/** The record without personal data: number, grades, events and standing stay. */
export function erasedMember(member: MemberProjection, at: Date): MemberProjection {
  const { student: _, ...rest } = member;
  return {
    ...rest,
    ...NO_DETAILS,
    directory: null,
    organisation: member.organisation,
    terms: member.terms.map((term) => ({ ...term, reason: ERASED_TEXT })),
    events: member.events.map((event) => ({ ...event, reason: ERASED_TEXT })),
    index: { ...member.index, name: foldText(member.number), state: '' },
    erasedAt: at,
  };
}
