/** Nigeria, where the institute is, is an hour ahead of UTC all year. */
const OFFSET_MS = 60 * 60 * 1000;
const DAY_LENGTH = 10;

/** How a due date without a time ends: as that day does in Nigeria. */
const DAY_END = 'T22:59:59.999Z';
/** How it ended until the release before, which stored the end of the day in UTC. */
const EARLIER_DAY_END = 'T23:59:59.999Z';

/** The last moment of a day `YYYY-MM-DD` in Nigeria, in ISO 8601. */
export const endOfDueDay = (day: string): string => `${day}${DAY_END}`;

/** Whether a due date is a day without a time; the moment is as `Date.prototype.toISOString` writes it. */
export const isDueDay = (moment: string): boolean =>
  moment.endsWith(DAY_END) || moment.endsWith(EARLIER_DAY_END);

/** The day `YYYY-MM-DD` of a due date: the one that staff picked, or the day in Nigeria of one with a time. */
export const dueDayOf = (moment: string): string =>
  isDueDay(moment)
    ? moment.slice(0, DAY_LENGTH)
    : new Date(Date.parse(moment) + OFFSET_MS).toISOString().slice(0, DAY_LENGTH);
