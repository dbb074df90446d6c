const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** A moment in the institute's time zone, with its name: `5 December 2026 at 09:00, Nigerian time`. */
export const inNigerianTime = (moment: string) => `${MOMENT.format(new Date(moment))}, Nigerian time`;
