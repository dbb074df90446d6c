import { calendarDate } from './fields';
import { LIMITS } from './limits';

/** UTC+14, the zone where a new day begins first. */
const EARLIEST_ZONE_MS = 14 * 3600 * 1000;

/**
 * Today's calendar date `YYYY-MM-DD` in the zone that is furthest ahead: a later date is in the future in every zone.
 */
export function latestToday(now = new Date()): string {
  return new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}

/** The latest date of birth `YYYY-MM-DD` with which somebody can register. */
export function latestBirthDate(now = new Date()): string {
  const today = latestToday(now);
  return `${Number(today.slice(0, 4)) - LIMITS.ageMin}${today.slice(4)}`;
}

const TOO_EARLY = `Give a date from ${LIMITS.earliestDate.slice(0, 4)} on`;
const IN_THE_FUTURE = 'This date is in the future';

/** A calendar date from 1900 to today, as it is when the date is checked. */
export const pastDate = calendarDate
  .refine((date) => date >= LIMITS.earliestDate, TOO_EARLY)
  .refine((date) => date <= latestToday(), IN_THE_FUTURE);

/** The date of birth of somebody who is old enough to register. */
export const birthDate = pastDate.refine(
  (date) => date <= latestBirthDate() || date > latestToday(),
  `You must be at least ${LIMITS.ageMin} years old to register`,
);
