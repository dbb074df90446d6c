/**
 * Kill switch for the site's service worker: `/sw.js` with SERVICE_WORKER=off. Browsers look for a
 * new worker on every visit; this one deletes all caches and unregisters itself.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;
