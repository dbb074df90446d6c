const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Africa/Lagos' });

/** Today in Nigeria, `YYYY-MM-DD`. */
export const lagosToday = (): string => DAY.format(new Date());
