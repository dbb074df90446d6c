import { addDays } from '@concord/nest-platform';
import type { ChargeEntry } from '../../store/accounts/account-entries';
import type { MemberMailRecord } from '../../store/member-mails/member-mail.schema';

/** Oldest reminder that is still sent, in days after its day: the worker may have been down. */
const LATEST_DAYS = 7;

type Scheduled = Pick<ChargeEntry, 'due' | 'raisedOn'>;

/** A step of a charge: `step` days from the due day, below 0 before it. */
export interface ReminderDay {
  readonly step: number;
  readonly on: string;
}

/** Steps after the day on which the charge was raised, whose invoice tells the same, by day. */
function stepsOf({ due, raisedOn }: Scheduled, steps: readonly number[]) {
  return [...steps]
    .sort((a, b) => a - b)
    .map((step): ReminderDay => ({ step, on: addDays(due, step) }))
    .filter(({ on }) => on > raisedOn);
}

/**
 * The reminder of a charge that is due on a day: only the newest one, so that after days without a worker a member
 * gets one mail. Undefined without any of the last week.
 */
export const reminderOn = (
  charge: Scheduled,
  steps: readonly number[],
  day: string,
): ReminderDay | undefined =>
  stepsOf(charge, steps)
    .filter(({ on }) => on <= day && on >= addDays(day, -LATEST_DAYS))
    .at(-1);

/** True if a planned reminder may still go today: staff asked for it in the last week, or no newer step has come. */
export const isReminderOfDay = (
  { on, step, isAsked }: Pick<MemberMailRecord, 'on' | 'step' | 'isAsked'>,
  { charge, steps, today }: { charge: Scheduled; steps: readonly number[]; today: string },
): boolean =>
  isAsked ? on >= addDays(today, -LATEST_DAYS) : reminderOn(charge, steps, today)?.step === step;

/** Reminders of a charge after a day, up to and including another one. */
export const remindersBetween = (
  charge: Scheduled,
  steps: readonly number[],
  { after, to }: { readonly after: string; readonly to: string },
): ReminderDay[] => stepsOf(charge, steps).filter(({ on }) => on > after && on <= to);
