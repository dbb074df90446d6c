import { isApiError } from '@concord/api-client/requests';
import { retryDelay, type Timing } from '../attempt/timing';

/** A hall that starts at once may be told to come again a few times; after that a person decides. */
const TRIES = 5;
/** Longer pauses are for a person to know of. */
const LONGEST_S = 30;

/** Starts, and when the server is full waits as long as it asks and tries again: starting twice is starting once. */
export async function patientStart<T>(start: () => Promise<T>, timing: Timing): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      const told = isApiError(error) && error.status === 503 ? error.retryAfter : undefined;
      if (told === undefined || told > LONGEST_S || tries >= TRIES) throw error;
      const wait = retryDelay(tries, timing.random, told);
      await new Promise<void>((resolve) => void timing.after(wait, resolve));
    }
  }
}
