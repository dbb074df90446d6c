import type { RemoteName } from '../addresses/remote-name';

/** Registers the service worker when the browser is idle; the site works without it. */
export function startWorker(remote: RemoteName): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    import('./service-worker').then(({ workOffline }) => workOffline(remote)).catch(() => undefined);
  });
}
