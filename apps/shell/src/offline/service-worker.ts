import { isKept, type KeepMessage } from './keep-message';

const WORKER_URL = '/sw.js';

let shown = '';
let registering: Promise<void> | undefined;

/** Nothing that the page needs for its first paint waits behind the worker's own downloads. */
const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve, { once: true });
  });

async function askToKeep(): Promise<void> {
  if (!isKept(shown)) return;
  const { active } = await navigator.serviceWorker.ready;
  const shell = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/';
  active?.postMessage({ type: 'keep', remote: shown, shell } satisfies KeepMessage);
}

async function register(): Promise<void> {
  await pageLoaded();
  await navigator.serviceWorker.register(WORKER_URL);
  const again = () => void askToKeep();
  // A new version has a set of its own to fill; and what a broken connection cut short is taken up again.
  navigator.serviceWorker.addEventListener('controllerchange', again);
  window.addEventListener('online', again);
}

/**
 * Installs the service worker, once per page, and has it keep the remote that is shown where that must survive a
 * reload without a network. A browser that has or wants no worker goes on without one.
 */
export async function workOffline(remote: string): Promise<void> {
  shown = remote;
  if (!('serviceWorker' in navigator)) return;
  registering ??= register();
  try {
    await registering;
  } catch {
    // The next part of the site that is visited tries again.
    registering = undefined;
    return;
  }
  await askToKeep();
}
