import { type CacheMessage, isCachedRemote } from './cache-message';

const WORKER_URL = '/sw.js';

let shown = '';
let registering: Promise<void> | undefined;

/** Resolves after the page's first paint, as the worker's downloads have lower priority. */
const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve, { once: true });
  });

async function requestCaching(): Promise<void> {
  if (!isCachedRemote(shown)) return;
  const { active } = await navigator.serviceWorker.ready;
  const shell = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/';
  active?.postMessage({ type: 'keep', remote: shown, shell } satisfies CacheMessage);
}

async function register(): Promise<void> {
  await pageLoaded();
  await navigator.serviceWorker.register(WORKER_URL);
  const repeat = () => void requestCaching();
  // A new version of the worker has empty caches, and a lost connection may have interrupted the
  // downloads.
  navigator.serviceWorker.addEventListener('controllerchange', repeat);
  window.addEventListener('online', repeat);
}

/**
 * Registers the service worker once per page, and lets it cache the remote if that must survive a
 * reload offline. Does nothing in a browser without service workers.
 */
export async function workOffline(remote: string): Promise<void> {
  shown = remote;
  if (!('serviceWorker' in navigator)) return;
  registering ??= register();
  try {
    await registering;
  } catch {
    // The registration is retried with the next remote.
    registering = undefined;
    return;
  }
  await requestCaching();
}
