/**
 * The kill switch for the site's service worker: with SERVICE_WORKER=off this is what `/sw.js` answers. A browser looks
 * for a new worker on every visit; it then finds this one, which takes over, deletes all that was stored and goes away.
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
