import { loadRemoteRoutes, provideRemote } from '@concord/mfe';
import { notFound } from '../not-found';
import { remoteFor } from '../remotes/remote-paths';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * What the server says about the page that it rendered ahead. `missing`: the address is none of the site's. `opening`:
 * it holds the place of a page that only the browser can render.
 */
export type ServedPage = 'page' | 'missing' | 'opening';

/** Loads all that the served page is made of, or makes place for. */
export async function prepare(served: ServedPage, pathname: string, again = false): Promise<void> {
  const remote = served === 'missing' ? undefined : remoteFor(pathname);
  if (!remote) return notFound.prepare();
  const routes = await loadRemoteRoutes(remote, again);
  await routes.prepare?.(pathname);
  provideRemote(remote, routes);
}

const pause = (ms: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Has here all that the served page is made of, so that taking it over changes nothing that is seen. Until then, also
 * without a connection, the page stays as it was served: its text can be read and its links lead on.
 */
export async function readyToTakeOver(served: ServedPage, pathname: string): Promise<void> {
  for (let wait = FIRST_PAUSE_MS, again = false; ; again = true) {
    try {
      return await prepare(served, pathname, again);
    } catch {
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }
}
