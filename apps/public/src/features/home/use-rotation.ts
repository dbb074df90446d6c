import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Interval of automatic changes in milliseconds. */
export const SLIDE_MS = 6000;

/** Visible share of the carousel required for automatic changes. */
const VISIBLE_SHARE = 0.4;

/** Without IntersectionObserver the slides stay a plain list. */
export const canObserve = (): boolean => typeof IntersectionObserver !== 'undefined';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** True for reduced motion. Only for handlers and effects, as the build doesn't know it. */
export const prefersReducedMotion = (): boolean => window.matchMedia(REDUCED).matches;

const subscribeToMotionPreference = (changed: () => void) => {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

const isTabVisible = () => document.visibilityState !== 'hidden';
const onServer = () => true;

function useIsInViewport(element: RefObject<Element | null>): boolean {
  const [inViewport, setInViewport] = useState(false);
  useEffect(() => {
    if (!element.current || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInViewport(entries.at(-1)?.isIntersecting ?? false),
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inViewport;
}

/** State of the automatic rotation. */
export interface Rotation {
  /** True unless the visitor stopped it; it may still be paused. */
  readonly playing: boolean;
  /** True while it rotates: not paused, tab visible, element in the viewport. */
  readonly running: boolean;
  readonly play: () => void;
  readonly stop: () => void;
  readonly setPaused: (paused: boolean) => void;
}

/** Rotates unless the visitor prefers reduced motion or has stopped it. */
export function useRotation(element: RefObject<Element | null>): Rotation {
  const [choice, setChoice] = useState<boolean>();
  const [paused, setPaused] = useState(false);
  const reducedMotion = useSyncExternalStore(subscribeToMotionPreference, prefersReducedMotion, onServer);
  const tabVisible = useSyncExternalStore(subscribeToVisibility, isTabVisible, onServer);
  const inViewport = useIsInViewport(element);
  const play = useCallback(() => setChoice(true), []);
  const stop = useCallback(() => setChoice(false), []);
  const playing = choice ?? !reducedMotion;
  return { playing, running: playing && !paused && tabVisible && inViewport, play, stop, setPaused };
}

/** Calls `step(1)` {@link SLIDE_MS} after each change while `running`. */
export function useAutoAdvance(running: boolean, current: number, step: (by: number) => void): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => step(1), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, current, step]);
}
