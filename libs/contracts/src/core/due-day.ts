/** Nigeria is UTC+1 all year. */
const OFFSET_MS = 60 * 60 * 1000;
const DAY_LENGTH = 10;

/** Time part of a due date without a time: the end of the day in Nigeria. */
const DAY_END = 'T22:59:59.999Z';
/** Time part used by earlier versions: the end of the day in UTC. */
const EARLIER_DAY_END = 'T23:59:59.999Z';

/** Last moment of a day `YYYY-MM-DD` in Nigeria, in ISO 8601. */
export const endOfDueDay = (day: string): string => `${day}${DAY_END}`;

/** True if a due date is a whole day; `moment` is in the format of `Date.prototype.toISOString`. */
export const isDueDay = (moment: string): boolean =>
  moment.endsWith(DAY_END) || moment.endsWith(EARLIER_DAY_END);

/** Day `YYYY-MM-DD` of a due date: the day that staff picked, or for one with a time its day in Nigeria. */
export const dueDayOf = (moment: string): string =>
  isDueDay(moment)
    ? moment.slice(0, DAY_LENGTH)
    : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, DAY_LENGTH);
