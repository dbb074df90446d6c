import { loadRemoteRoutes, provideRemote } from '@concord/mfe';
import { remoteFor } from '../addresses/remote-paths';
import { notFound } from '../not-found/not-found';

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Content of the served document: a `page`, the page of an unknown address (`missing`), or the
 * start of a page to which its remote adds the rest (`placeholder`).
 */
export type Prerendered = 'page' | 'missing' | 'placeholder';

/** Loads the code of an address's page; `again` reloads the remote after a failure. */
async function loadPage(kind: Prerendered, pathname: string, again = false): Promise<void> {
  const remote = kind === 'missing' ? undefined : remoteFor(pathname);
  if (!remote) return notFound.prepare();
  const routes = await loadRemoteRoutes(remote, again);
  await routes.prepare?.(pathname);
  provideRemote(remote, routes);
}

const delay = (ms: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Loads the code of a prerendered page, with retries and back-off, so that hydration changes
 * nothing on the screen. Until then, the prerendered text and its links work, also offline.
 */
export async function prepareHydration(kind: Prerendered, pathname: string): Promise<void> {
  for (let wait = FIRST_DELAY_MS, again = false; ; again = true) {
    try {
      return await loadPage(kind, pathname, again);
    } catch {
      await delay(wait);
      wait = Math.min(wait * 2, LONGEST_DELAY_MS);
    }
  }
}
