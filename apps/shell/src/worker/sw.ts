/**
 * The service worker: the shell, a running exam and a half-filled registration survive a reload without a network.
 *
 * To drop it from every browser that has it, start the gateway with SERVICE_WORKER=off: `/sw.js` is then a worker that
 * deletes its caches and unregisters itself (services/gateway/src/retired-worker.ts).
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
import { LATE_NEEDS, type LateEntry } from '../remotes/late-needs';
import { isKeepMessage, isKept } from '../offline/keep-message';
import { KeptRemotes } from './kept-remotes';
import { handlingOf, remoteOfManifest, type Handling } from './requests';

declare const self: ServiceWorkerGlobalScope & {
  /** What the build puts in: the page and its start script, and the files of the shell's late chunks. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly __LATE_FILES: Readonly<Record<LateEntry, readonly string[]>>;
};

const PAGE = '/index.html';
const NETWORK_SECONDS = 3;
/** About three releases of the whole site; the least recently used files go first. */
const MAX_FILES = 300;
const MANIFESTS = 'concord-manifests-';
const FILES = 'concord-files';

const shellFiles = [...self.__WB_MANIFEST];
const lateFiles = self.__LATE_FILES;
const release = shellFiles.find(({ url }) => url === PAGE)?.revision ?? '';
const manifests = `${MANIFESTS}${release}`;

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
});

const kept = new KeptRemotes({
  manifests,
  files,
  lateFiles: (remote) =>
    Object.entries(LATE_NEEDS)
      .filter(([name]) => name === remote)
      .flatMap(([, entries]) => entries.flatMap((entry) => lateFiles[entry])),
});

const handles =
  (handling: Handling) =>
  ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }) =>
    handlingOf({ url, sameOrigin, method: request.method, navigates: request.mode === 'navigate' }) ===
    handling;

precache(shellFiles);
cleanupOutdatedCaches();

// The network's page whenever it is there in time, so that a release is seen at once and a 404 stays one.
registerRoute(
  handles('page'),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      {
        // Here and not as the answer comes: one that was fetched ahead of the worker passes no other hook.
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
        // The manifest of a kept remote is stored by `KeptRemotes` alone, after the files that it names.
        cacheWillUpdate: ({ request, response }) => {
          const remote = remoteOfManifest(new URL(request.url).pathname);
          const store = response.ok && !(remote && isKept(remote));
          return Promise.resolve(store ? response : null);
        },
      },
    ],
  }),
);
registerRoute(handles('file'), files);

const manifestCaches = async () => (await caches.keys()).filter((name) => name.startsWith(MANIFESTS));

/** Remotes that the release before this one kept, so that a page open now finds them in this one as well. */
async function keptBefore(): Promise<string[]> {
  const names = new Set<string>();
  for (const name of await manifestCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const remote = remoteOfManifest(new URL(url).pathname);
      if (remote && isKept(remote)) names.add(remote);
    }
  }
  return [...names];
}

// A release is installed whole (page, start script, kept remotes with their late chunks) or not at all, and its files
// have hashed names, so it may take over at once: a page that runs now has its shell in memory and its chunks in the
// cache of files, which all releases share, and whatever is loaded after is of one release.
self.addEventListener('install', (event) => {
  const prepare = async () => {
    for (const remote of await keptBefore()) await kept.keep(remote, event);
    await self.skipWaiting();
  };
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // The page is on its way while this worker starts: a navigation is not slower than without one.
    await self.registration.navigationPreload?.enable();
    for (const name of await manifestCaches()) if (name !== manifests) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isKeepMessage(message)) return;
  const keep = async () => {
    // A page of the next release, whose worker is still being installed, must not mix with a set that is complete.
    if (!getCacheKeyForURL(message.shell) && (await kept.has(message.remote))) return;
    await kept.keep(message.remote, event);
  };
  event.waitUntil(
    keep().catch((error: unknown) => {
      // The page asks again when the connection is back; until then what was kept before stays.
      console.warn('Not kept for use without a network:', message.remote, error);
    }),
  );
});
