const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before try number `attempt` (1 is the first), in milliseconds: twice as long each time, between
 * half and the whole of it so that many pages do not come back at once, and never less than the server asked for.
 */
export function backoffMs(
  attempt: number,
  retryAfterSeconds = 0,
  random: () => number = Math.random,
): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  const asked = retryAfterSeconds * 1000;
  return asked > 0 ? asked + (random() * whole) / 2 : whole / 2 + (random() * whole) / 2;
}
