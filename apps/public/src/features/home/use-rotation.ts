import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** How long a slide stays, in milliseconds. */
export const SLIDE_MS = 6000;

/** How much of the carousel has to be in the window for its slides to change. */
const SEEN_PART = 0.4;

/** Where a browser does not have it, the slides stay the plain list that they are served as. */
export const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's device asks for less motion. For handlers and effects only: a server cannot tell. */
export const wantsStillness = (): boolean => window.matchMedia(REDUCED).matches;

const onWish = (changed: () => void) => {
  const wish = window.matchMedia(REDUCED);
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
};

const onTab = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

const tabIsShown = () => document.visibilityState !== 'hidden';
const whenServed = () => true;

function useInWindow(element: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false);
  useEffect(() => {
    if (!element.current || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInWindow(entries.at(-1)?.isIntersecting ?? false),
      { threshold: SEEN_PART },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inWindow;
}

/** Whether slides change by themselves, and what speaks against it. */
export interface Rotation {
  /** The visitor has not stopped it. It may wait all the same. */
  readonly playing: boolean;
  /** It changes slides now: nothing holds it, the tab is shown and the element is in the window. */
  readonly runs: boolean;
  readonly play: () => void;
  readonly stop: () => void;
  /** Lets it wait, or ends the waiting. */
  readonly hold: (held: boolean) => void;
}

/** Plays unless the device asks for less motion, until the visitor decides otherwise. */
export function useRotation(element: RefObject<Element | null>): Rotation {
  const [choice, choose] = useState<boolean>();
  const [held, hold] = useState(false);
  const still = useSyncExternalStore(onWish, wantsStillness, whenServed);
  const tabShown = useSyncExternalStore(onTab, tabIsShown, whenServed);
  const inWindow = useInWindow(element);
  const play = useCallback(() => choose(true), []);
  const stop = useCallback(() => choose(false), []);
  const playing = choice ?? !still;
  return { playing, runs: playing && !held && tabShown && inWindow, play, stop, hold };
}

/** Calls `step(1)` after {@link SLIDE_MS} while it runs; the time begins anew with every slide. */
export function useTurning(runs: boolean, at: number, step: (by: number) => void): void {
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => step(1), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [runs, at, step]);
}
