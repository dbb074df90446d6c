import { forgetFailedShares } from '@concord/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import { pause, unansweredDelay } from '../attempt/timing';

/** Maximum wait for an idle page, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/** Module loaded ahead of its use, when the network may be gone. */
export interface PreloadedModule<T> {
  /** The module, or undefined until it is loaded. */
  readonly current: () => T | undefined;
  /** Loads the module, with retries until successful; then it needs no network. */
  readonly load: () => Promise<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a preloadable module from a dynamic import. */
export function preloadedModule<T>(load: () => Promise<T>): PreloadedModule<T> {
  let current: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();

  const loadUntilThere = async (): Promise<T> => {
    for (;;) {
      try {
        current = await load();
        listeners.forEach((listener) => listener());
        return current;
      } catch {
        await pause(unansweredDelay());
        forgetFailedShares();
      }
    }
  };

  return {
    current: () => current,
    load: () => (loading ??= loadUntilThere()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}

/** Preloads a module as soon as the page is idle; undefined until loaded. */
export function usePreloadedModule<T>(kept: PreloadedModule<T>): T | undefined {
  useEffect(() => whenIdle(() => void kept.load()), [kept]);
  return useSyncExternalStore(kept.subscribe, kept.current);
}
