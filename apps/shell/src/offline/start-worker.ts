import type { RemoteName } from '../remotes/remote-name';

/** Sees to the service worker once the browser has nothing better to do; the site works without it. */
export function startWorker(remote: RemoteName): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    import('./service-worker').then(({ workOffline }) => workOffline(remote)).catch(() => undefined);
  });
}
