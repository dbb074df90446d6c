import { LIMITS } from './limits';

/** UTC+14, the earliest time zone. */
const EARLIEST_ZONE_MS = 14 * 3600 * 1000;

/** Today's date `YYYY-MM-DD` in the earliest time zone: later dates are in the future everywhere. */
export function latestToday(now = new Date()): string {
  return new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}

/** Latest date of birth `YYYY-MM-DD` of an applicant. */
export function latestBirthDate(now = new Date()): string {
  const today = latestToday(now);
  return `${Number(today.slice(0, 4)) - LIMITS.ageMin}${today.slice(4)}`;
}
