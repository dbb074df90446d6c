const FIRST_MS = 1000;
const MAX_MS = 30_000;

/** Delay before retry number `attempt` (from 1), in milliseconds: exponential with jitter, at least `retryAfterSeconds`. */
export function backoffMs(
  attempt: number,
  retryAfterSeconds = 0,
  random: () => number = Math.random,
): number {
  const delay = Math.min(MAX_MS, FIRST_MS * 2 ** (attempt - 1));
  const minimum = retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : delay / 2;
  return minimum + (random() * delay) / 2;
}
