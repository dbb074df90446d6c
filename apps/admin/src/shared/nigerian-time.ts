import { momentWords } from '@concord/institute';

/** Time zone of Nigeria, which has no daylight saving time. */
const OFFSET = '+01:00';
const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** A day and time in Nigeria: `YYYY-MM-DD` and `HH:mm`. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
}

/** Formats a moment as `5 December 2026 at 09:00, Nigerian time`. */
export const momentText = (moment: string) => `${momentWords(moment)}, Nigerian time`;

export function localTimeOf(moment: string): LocalTime {
  const [day = '', time = ''] = LOCAL.format(new Date(moment)).split(' ');
  return { day, time };
}

/** Moment of a day and time in Nigeria; undefined while one of them is incomplete. */
export function momentOf({ day, time }: LocalTime): string | undefined {
  const moment = new Date(`${day}T${time}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
