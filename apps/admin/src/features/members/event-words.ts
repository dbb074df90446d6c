import type { Member, MemberEventKind, Standing } from '@concord/contracts';

interface EventWords {
  /** Button and title of the dialog. */
  readonly action: string;
  /** Past event in the history. */
  readonly done: string;
  /** Consequence, said before the event is recorded. */
  readonly consequence: string;
  readonly isDestructive?: true;
}

export const EVENT_WORDS: Record<MemberEventKind, EventWords> = {
  suspended: {
    action: 'Suspend',
    done: 'Suspended',
    consequence: 'The membership rests until you reinstate the member. No reminders are sent.',
    isDestructive: true,
  },
  reinstated: {
    action: 'Reinstate',
    done: 'Reinstated',
    consequence: 'The suspension ends. From this day the subscription decides the standing again.',
  },
  resigned: {
    action: 'Record a resignation',
    done: 'Resigned',
    consequence: 'The membership ends on this day. The history and the account stay.',
    isDestructive: true,
  },
  readmitted: {
    action: 'Readmit',
    done: 'Readmitted',
    consequence: 'The membership begins again on this day, under the same number.',
  },
  deceased: {
    action: 'Record a death',
    done: 'Died',
    consequence: 'The membership ends on this day, and nothing more is sent to this address.',
    isDestructive: true,
  },
  'struck-off': {
    action: 'Strike off',
    done: 'Struck off',
    consequence: 'The membership ends on this day. The history and the account stay.',
    isDestructive: true,
  },
};

const PRESENT: readonly MemberEventKind[] = ['suspended', 'resigned', 'deceased', 'struck-off'];
const MEMBERSHIP_ENDED: readonly Standing[] = ['resigned', 'struck-off'];

/** Events that can be recorded for a member with this standing, in the order of the menu. */
export function possibleEvents({
  standing,
  erasedAt,
}: Pick<Member, 'standing' | 'erasedAt'>): readonly MemberEventKind[] {
  if (erasedAt || standing === 'deceased') return [];
  if (MEMBERSHIP_ENDED.includes(standing)) return ['readmitted', 'deceased'];
  if (standing === 'suspended') return ['reinstated', 'resigned', 'deceased', 'struck-off'];
  if (standing === 'lapsed') return ['readmitted', ...PRESENT];
  return PRESENT;
}
