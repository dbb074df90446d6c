const ZONE = 'Africa/Lagos';
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: ZONE });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE });

/** Day of a moment in Nigeria, e.g. `5 December 2026`. */
export const asDay = (moment: string) => DAY.format(new Date(moment));

/** Moment in Nigerian time, e.g. `5 December 2026 at 09:00`. */
export const asMoment = (moment: string) => MOMENT.format(new Date(moment));

const CALENDAR_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day `YYYY-MM-DD`, e.g. `5 December 2026`. */
export const asCalendarDay = (day: string) => CALENDAR_DAY.format(new Date(`${day}T00:00:00Z`));

/** A number with its noun: `1 month`, `2 months`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
