import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@concord/nest-platform';

/** About half a minute, in which a service restarts: a long export then need not start again. */
const TRIES = 15;
const PAUSE_MS = 2000;

/** Retries a call while the other service is unavailable. @throws Error when it stays unavailable, or refuses. */
export async function retryWhileUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await ask();
    } catch (error) {
      const isUnavailable = error instanceof AppError && error.statusCode >= 500;
      if (!isUnavailable || tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
}
