import { dueDayOf, isDueDay } from '@concord/contracts';
import { inNigerianTime } from './nigerian-time';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Due date of an exam: the day that staff chose, or the moment in Nigerian time; independent of the
 * device's time zone.
 */
export const asDue = (moment: string) =>
  isDueDay(moment) ? DAY.format(new Date(dueDayOf(moment))) : inNigerianTime(moment);
