import type { MemberEventKind, Standing } from '@concord/contracts';
import type { StandingFacts } from './standing-facts';

/** State that the events of a membership give one day. */
export interface EventState {
  /** A standing that the events alone decide, with the day from which it holds. */
  readonly ended?: { readonly standing: Standing; readonly since: string };
  /** The last readmission: earlier subscriptions no longer matter. */
  readonly readmittedOn?: string;
}

/** Standing that follows from an event, by kind; the others end one. */
const STANDING_AFTER: Partial<Record<MemberEventKind, Standing>> = {
  suspended: 'suspended',
  resigned: 'resigned',
  deceased: 'deceased',
  'struck-off': 'struck-off',
};

/** Sorted by day; on one day, by the time of recording. */
const inOrder = (events: StandingFacts['events']) =>
  [...events].sort((a, b) => (a.on === b.on ? a.at.getTime() - b.at.getTime() : a.on < b.on ? -1 : 1));

/**
 * Reads the events up to a day in their order. A reinstatement ends a suspension alone; a readmission ends a
 * resignation and a striking-off, and after a lapse begins again; nothing ends a death.
 */
export function eventStateOn(events: StandingFacts['events'], day: string): EventState {
  let state: EventState = {};
  for (const { kind, on } of inOrder(events)) {
    if (on > day) break;
    const standing = STANDING_AFTER[kind];
    if (state.ended?.standing === 'deceased') break;
    if (standing) state = { ...state, ended: laterState(state, { standing, since: on }) };
    else if (kind === 'reinstated' && state.ended?.standing === 'suspended')
      state = state.readmittedOn ? { readmittedOn: state.readmittedOn } : {};
    else if (kind === 'readmitted') state = { readmittedOn: on };
  }
  return state;
}

/** A suspension of somebody who has left changes nothing. */
function laterState({ ended }: EventState, next: NonNullable<EventState['ended']>) {
  const hasLeft = ended !== undefined && ended.standing !== 'suspended';
  return hasLeft && next.standing === 'suspended' ? ended : next;
}
