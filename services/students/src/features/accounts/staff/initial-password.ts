import { LIMITS } from '@concord/contracts';

const DAY_MS = 24 * 3600 * 1000;

/** Until when a password counts that the product makes for an account now. */
export const initialPasswordEnd = (now = Date.now()): Date =>
  new Date(now + LIMITS.initialPasswordDays * DAY_MS);
