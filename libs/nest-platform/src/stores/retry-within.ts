import { setTimeout as sleep } from 'node:timers/promises';
import { FailureLog } from '../core/failure-log';

/** How long a process waits at its start for what it needs; then it ends, and whoever supervises it decides. */
export const WAIT_MAX_MS = 120_000;
const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

/**
 * Repeats an action with back-off while it fails with an error that passes. Each reason of a failure is logged once.
 * @param timeoutMs no new attempt begins later
 * @throws the error that does not pass, or the last one
 */
export async function retryWithin<T>(
  timeoutMs: number,
  action: () => Promise<T>,
  passes: (error: unknown) => boolean,
  reason: string,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  const failures = new FailureLog(`waiting: ${reason}`, 'info');
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
    try {
      const result = await action();
      failures.recovered();
      return result;
    } catch (error) {
      if (!passes(error) || Date.now() + delay > until) throw error;
      failures.failed(error);
      await sleep(delay);
    }
  }
}
