import { dueDayOf, isDueDay } from '@concord/contracts';
import { inNigerianTime } from './nigerian-time';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** When an exam is due: the day that staff picked, or the moment in Nigeria, whatever the reader's time zone. */
export const asDue = (moment: string) =>
  isDueDay(moment) ? DAY.format(new Date(dueDayOf(moment))) : inNigerianTime(moment);
