import { isApiError } from '@concord/api-client/requests';
import { pause, retryDelay } from '../attempt/timing';

const MAX_TRIES = 5;
/** Maximum Retry-After in seconds that is waited for. With a longer one, the student decides. */
const LONGEST_RETRY_AFTER_S = 30;

/** Starts an exam. While the server is overloaded, retries after its Retry-After. Starting is idempotent. */
export async function startWithRetry<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      const retryAfter = isApiError(error) && error.status === 503 ? error.retryAfter : undefined;
      if (retryAfter === undefined || retryAfter > LONGEST_RETRY_AFTER_S || tries >= MAX_TRIES) throw error;
      await pause(retryDelay(tries, retryAfter));
    }
  }
}
