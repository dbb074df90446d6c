const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** First check of a payment about which nobody tells anything: its payer may still type a card number. */
export const FIRST_CHECK_MS = 10 * MINUTE_MS;
/** Time after which an unpaid payment is abandoned. */
const ABANDONED_MS = 7 * DAY_MS;
/** Delays after failed calls to the provider: doubled from the first, up to the longest. */
const RETRY_MS = { first: 15_000, longest: 15 * MINUTE_MS };
/** Night check: 2 o'clock in Lagos, which is one hour ahead of UTC all year. */
const NIGHT_MS = HOUR_MS;

/** Next moment to ask about a payment that is still unpaid; undefined once it is abandoned. */
export function nextCheck(createdAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime();
  if (age >= ABANDONED_MS) return undefined;
  if (age < HOUR_MS) return new Date(now.getTime() + FIRST_CHECK_MS);
  if (age < DAY_MS) return new Date(now.getTime() + HOUR_MS);
  const night = Math.floor(now.getTime() / DAY_MS) * DAY_MS + NIGHT_MS;
  return new Date(night > now.getTime() ? night : night + DAY_MS);
}

/** Next try after failed calls in a row. */
export const nextTry = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** Math.min(failures - 1, 10)));
