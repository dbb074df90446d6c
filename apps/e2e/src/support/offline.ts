import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached a remote, whose manifest is stored last. */
export const waitUntilCached = (page: Page, remote: 'exam' | 'member' | 'registration'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (path) => (await caches.match(path)) !== undefined,
        `/remotes/${remote}/mf-manifest.json`,
      ),
    )
    .toBe(true);
