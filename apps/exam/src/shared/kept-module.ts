import { forgetFailedShares } from '@concord/mfe';
import { useEffect, useSyncExternalStore } from 'react';
import { pause, unansweredDelay } from '../attempt/timing';

/** Longest time that the loading waits for an idle page, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/** Code that a page needs only later, perhaps offline. */
export interface KeptModule<T> {
  /** The module; undefined until it is there. */
  readonly current: () => T | undefined;
  /** Loads it, again and again until it is there; from then on it needs no network. */
  readonly load: () => Promise<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a kept module of a dynamic import. */
export function keptModule<T>(load: () => Promise<T>): KeptModule<T> {
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

/** A kept module, which is loaded as soon as the page is idle; undefined until it is there. */
export function useKeptModule<T>(kept: KeptModule<T>): T | undefined {
  useEffect(() => whenIdle(() => void kept.load()), [kept]);
  return useSyncExternalStore(kept.subscribe, kept.current);
}
