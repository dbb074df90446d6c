/** Nigeria is one hour ahead of UTC all year. */
const OFFSET_MS = 3_600_000;
const DAY_MS = 24 * OFFSET_MS;

/** The next time of day after a moment. @param at as `01:30`, in Nigeria */
export function nextAt(at: string, after: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const midnight = Math.floor((after.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  const today = midnight + hours * OFFSET_MS + minutes * 60_000;
  return new Date(today > after.getTime() ? today : today + DAY_MS);
}

/** The day of the week in Nigeria; 0 is Sunday. */
export const weekdayOf = (moment: Date): number => new Date(moment.getTime() + OFFSET_MS).getUTCDay();
