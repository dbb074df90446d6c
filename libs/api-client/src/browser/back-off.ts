const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Delay in milliseconds before the next retry, after `failures` (1 or more) consecutive failures.
 * The upper bound doubles from 1 s to 30 s; jitter takes up to half of it, so that many clients do
 * not return at once.
 *
 * @param random random number from 0 to 1; for tests
 */
export function backOffDelay(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
  return whole / 2 + (random() * whole) / 2;
}
