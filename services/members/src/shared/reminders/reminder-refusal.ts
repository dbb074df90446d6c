import type { Standing } from '@concord/contracts';
import type { ReminderPauseRecord } from '../../store/reminder-pauses/reminder-pause.schema';
import type { MemberProjection } from '../../store/members/member.schema';
import { type Account, balanceOf, openOf } from '../ledger/account-sums';
import { eventStateOn } from '../standing/event-state';

const ENDED: Partial<Record<Standing, string>> = {
  suspended: 'the member is suspended',
  resigned: 'the member has resigned',
  deceased: 'the member has died',
  'struck-off': 'the member was struck off',
};

/** State of a member that decides whether a reminder may go. */
export interface ReminderFacts {
  readonly member: Pick<MemberProjection, 'events' | 'email'>;
  readonly account: Account;
  readonly pause: Pick<ReminderPauseRecord, 'until'> | undefined;
}

/** Reason why a charge is not reminded of on a day; undefined if it may be. Asked when planned, and again when sent. */
export function reminderRefusal(
  { member, account, pause }: ReminderFacts,
  charge: string,
  day: string,
): string | undefined {
  const found = account.charges.find(({ _id }) => _id === charge);
  if (!found || found.voided) return 'it is void';
  if (openOf(account, found) <= 0) return 'it is paid';
  if (balanceOf(account) <= 0) return 'there is credit for it';
  const { ended } = eventStateOn(member.events, day);
  if (ended) return ENDED[ended.standing];
  if (pause && (pause.until === null || day <= pause.until)) return 'reminders are paused';
  return member.email ? undefined : 'there is no e-mail address';
}
