/**
 * Service worker: the shell, a running exam and a registration form survive a reload offline.
 * To remove it from all browsers, start the gateway with SERVICE_WORKER=off: `/sw.js` is then a
 * worker that deletes its caches and unregisters itself
 * (services/gateway/src/site/retired-worker.ts).
 */
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  PrecacheFallbackPlugin,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type LazyModule, offlineModulesOf } from '../../shared-modules/lazy-modules';
import { isCachedRemote, isCacheMessage } from '../cache-message';
import { CachedRemotes } from './cached-remotes';
import { handlingOf, remoteOfManifest, type Handling } from './request-handling';

interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
  /** Present for a file whose name changes with its content. */
  readonly integrity?: string;
}

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build: the page with its start script, and the files of each lazy module. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  readonly __LAZY_FILES: Readonly<Record<LazyModule, readonly string[]>>;
};

const PAGE = '/index.html';
const NETWORK_SECONDS = 3;
/** Enough for three versions of the whole site. The least recently used files are deleted first. */
const MAX_FILES = 300;
/** Cache names. They must not change, because workers of later versions look them up. */
const MANIFESTS = 'concord-manifests-';
const FILES = 'concord-files';

const shellFiles = [...self.__WB_MANIFEST];
const lazyFiles = self.__LAZY_FILES;
const release = shellFiles.find(({ url }) => url === PAGE)?.revision ?? '';
const manifests = `${MANIFESTS}${release}`;

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
});

const remotes = new CachedRemotes({
  manifests,
  files,
  lazyFiles: (remote) => offlineModulesOf(remote).flatMap((name) => lazyFiles[name]),
});

const handles =
  (handling: Handling) =>
  ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }) =>
    handlingOf({ url, sameOrigin, method: request.method, navigates: request.mode === 'navigate' }) ===
    handling;

precache(shellFiles);
cleanupOutdatedCaches();

// Network first with a time-out, so that a new version is shown at once and a 404 stays a 404.
registerRoute(
  handles('page'),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      {
        // The only hook that is called for a preloaded response (navigation preload).
        handlerWillRespond: async ({ response }) =>
          response.status >= 500 ? ((await matchPrecache(PAGE)) ?? response) : response,
      },
      new PrecacheFallbackPlugin({ fallbackURL: PAGE }),
    ],
  }),
);
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  handles('manifest'),
  new NetworkFirst({
    cacheName: manifests,
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      {
        // Leaves the manifest of a cached remote to `CachedRemotes`, which stores it after the files that
        // it lists.
        cacheWillUpdate: ({ request, response }) => {
          const remote = remoteOfManifest(new URL(request.url).pathname);
          const store = response.ok && !(remote && isCachedRemote(remote));
          return Promise.resolve(store ? response : null);
        },
      },
    ],
  }),
);
registerRoute(handles('file'), files);

const manifestCaches = async () => (await caches.keys()).filter((name) => name.startsWith(MANIFESTS));

/** Remotes cached by the previous version. This version caches them too, for the pages that are open now. */
async function previouslyCached(): Promise<string[]> {
  const names = new Set<string>();
  for (const name of await manifestCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const remote = remoteOfManifest(new URL(url).pathname);
      if (remote && isCachedRemote(remote)) names.add(remote);
    }
  }
  return [...names];
}

// A version is installed completely (page, start script, cached remotes) or not at all, so it may
// take control at once: open pages find their chunks in the file cache, which all versions share.
self.addEventListener('install', (event) => {
  const prepare = async () => {
    for (const remote of await previouslyCached()) await remotes.add(remote, event);
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  const takeControl = async () => {
    // The browser requests the page while this worker starts, so the worker delays no navigation.
    await self.registration.navigationPreload?.enable();
    for (const name of await manifestCaches()) if (name !== manifests) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(takeControl());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isCacheMessage(message)) return;
  const add = async () => {
    // Ignores a page of the next version, whose worker is still installing: this version's set is
    // complete.
    if (!getCacheKeyForURL(message.shell) && (await remotes.has(message.remote))) return;
    await remotes.add(message.remote, event);
  };
  event.waitUntil(
    add().catch((error: unknown) => {
      // The page asks again when the network is back; until then the cache is unchanged.
      console.warn('Not cached for use without a network:', message.remote, error);
    }),
  );
});
