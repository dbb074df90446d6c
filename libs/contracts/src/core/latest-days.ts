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
