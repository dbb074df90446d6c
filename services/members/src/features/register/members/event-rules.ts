import type { MemberEventKind, Standing } from '@concord/contracts';
import { badRequest, conflict } from '@concord/nest-platform';
import { eventStateOn } from '../../../shared/standing/event-state';
import { inductedOn } from '../../../shared/standing/standing-facts';
import type { MemberProjection } from '../../../store/members/member.schema';

const WORDS: Partial<Record<Standing, string>> = {
  suspended: 'suspended',
  resigned: 'no longer a member, after resigning',
  deceased: 'recorded as deceased',
  'struck-off': 'struck off',
};

/** Standings, decided by events, in which an event can happen; undefined stands for none of them. */
const POSSIBLE_IN: Record<MemberEventKind, readonly (Standing | undefined)[]> = {
  suspended: [undefined],
  reinstated: ['suspended'],
  resigned: [undefined, 'suspended'],
  readmitted: [undefined, 'resigned', 'struck-off'],
  deceased: [undefined, 'suspended', 'resigned', 'struck-off'],
  'struck-off': [undefined, 'suspended'],
};

/**
 * Refuses an event that cannot happen on that day, such as the reinstatement of somebody who is not suspended.
 * @throws AppError 400 before the induction, 409 otherwise.
 */
export function requirePossible(member: MemberProjection, kind: MemberEventKind, on: string): void {
  const inducted = inductedOn(member);
  if (inducted === undefined || on < inducted)
    throw badRequest('BAD_REQUEST', 'This day is before the induction');
  const { ended } = eventStateOn(member.events, on);
  if (POSSIBLE_IN[kind].includes(ended?.standing)) return;
  const state = ended ? (WORDS[ended.standing] ?? ended.standing) : 'not suspended';
  throw conflict('CONFLICT', `On that day the member is ${state}`);
}
