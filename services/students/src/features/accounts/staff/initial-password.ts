import { LIMITS } from '@concord/contracts';

const DAY_MS = 24 * 3600 * 1000;

/** Expiry of a generated password that is set now. */
export const initialPasswordEnd = (now = Date.now()): Date =>
  new Date(now + LIMITS.initialPasswordDays * DAY_MS);
