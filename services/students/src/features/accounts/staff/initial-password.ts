import { LIMITS } from '@concord/contracts';

const DAY_MS = 24 * 3600 * 1000;

/** End of the time in which a password that the product makes now is valid. */
export const initialPasswordEnd = (now = Date.now()): Date =>
  new Date(now + LIMITS.initialPasswordDays * DAY_MS);
