/** Nigeria is UTC+1 all year. */
const OFFSET_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Day of a moment in Nigeria, e.g. `2026-11-23`. */
export const dayOf = (moment: Date): string => textOf(new Date(moment.getTime() + OFFSET_MS));

/** First moment of a day in Nigeria. */
export const startOfDay = (day: string): Date => new Date(dateOf(day).getTime() - OFFSET_MS);

/** The same date and time, `years` later; 29 February becomes 1 March. @param years may be negative */
export function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** @param days may be negative */
export const addDays = (day: string, days: number): string =>
  textOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** Days from one day to another, below 0 if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** The Monday on or before a day. */
export const weekOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 7 - MONDAY) % 7));

/** The Mondays of the latest weeks, oldest first; the last is that of `now`. */
export function latestWeeks(count: number, now = new Date()): string[] {
  const last = weekOf(dayOf(now));
  return Array.from({ length: count }, (_, index) => addDays(last, 7 * (index + 1 - count)));
}
