import { momentWords } from '@concord/institute';

/** Time zone of Nigeria, which has no summer time. */
const OFFSET = '+01:00';
const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** Day and time of day in Nigeria: `YYYY-MM-DD` and `HH:mm`. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
}

/** Formats as `5 December 2026 at 09:00, Nigerian time`. */
export const momentText = (moment: string) => `${momentWords(moment)}, Nigerian time`;

export function localTimeOf(moment: string): LocalTime {
  const [day = '', time = ''] = LOCAL.format(new Date(moment)).split(' ');
  return { day, time };
}

/** Undefined while the day or the time is incomplete. */
export function momentOf({ day, time }: LocalTime): string | undefined {
  const moment = new Date(`${day}T${time}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
