const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

const two = (value: number) => String(value).padStart(2, '0');

/** E.g. `21 December 2026`. */
export const asDay = (moment: string) => DAY.format(new Date(moment));

/** E.g. `10:42`, in the device's time zone. */
export const asClock = (moment: string | number) => CLOCK.format(new Date(moment));

/** `hh:mm:ss`, rounded up to whole seconds; never below zero. */
export function asCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S), seconds % MINUTE_S]
    .map(two)
    .join(':');
}

/** E.g. `1 minute`, `12 minutes`. */
export const asMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** E.g. `45 minutes`, or `45 minutes plus 10 minutes of extra time`. */
export const asDuration = ({
  exam,
  extraTime,
}: {
  readonly exam: { readonly duration: number };
  readonly extraTime: number;
}) =>
  extraTime > 0
    ? `${asMinutes(exam.duration)} plus ${asMinutes(extraTime)} of extra time`
    : asMinutes(exam.duration);

/** Name order of lists and records: surname first. */
export { recordName as asName } from '@concord/institute';

/** E.g. `10 of 16`; only the score if the total is unknown. */
export const asScore = (score: number, total: number | undefined) =>
  total === undefined ? String(score) : `${score} of ${total}`;
