import { setTimeout as sleep } from 'node:timers/promises';
import { FailureLog } from '../core/failure-log';

/** Maximum wait of a starting process for its dependencies; then it ends, and its supervisor decides. */
export const WAIT_MAX_MS = 120_000;
const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

/**
 * Retries an action with back-off while it fails with a transient error. Logs each reason once.
 * @param timeoutMs no retry starts later
 * @throws the first permanent error, or the last one
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
