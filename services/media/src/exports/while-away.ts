import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@concord/nest-platform';

/** A service that restarts is asked again for about half a minute, so that a long file need not begin anew. */
const TRIES = 15;
const PAUSE_MS = 2000;

/** Asks again while the other service is away. @throws Error when it stays away, or refuses. */
export async function whileAway<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await ask();
    } catch (error) {
      const isAway = error instanceof AppError && error.statusCode >= 500;
      if (!isAway || tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
}
