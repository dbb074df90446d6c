import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canObserve, wantsStillness } from './use-rotation';

/** Older browsers do not tell when scrolling has ended: this long without a move, in milliseconds, and no finger down. */
const SETTLE_MS = 150;

/** The script takes over when the row is about to come into the window. */
const NEAR = '300px';

/** What a visitor can scroll the row with. */
const INPUTS = ['touchstart', 'touchend', 'touchcancel', 'wheel', 'keydown'] as const;

interface Place {
  /** The slide in the middle of the visual order, where scrolling last came to rest. */
  readonly rest: number;
  /** The slide that is shown, or on its way. */
  readonly at: number;
}

/** An endless row of slides. */
export interface Loop {
  readonly at: number;
  /** The browser's own scrolling has been taken over: only the current slide can have the focus. */
  readonly ready: boolean;
  readonly step: (by: number) => void;
  /** The CSS `order` of a slide: the current one stands in the middle, so that there is always one on either side. */
  readonly orderOf: (index: number) => number | undefined;
}

const leftOf = (row: Element, slide: Element): number =>
  slide.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;

function show(row: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = row?.children[index];
  if (row && slide) row.scrollTo({ left: leftOf(row, slide), behavior });
}

function nearest(row: Element): number {
  const distances = [...row.children].map((slide) => Math.abs(leftOf(row, slide) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Makes a row that scrolls by itself endless. Whenever it rests, the slides are put round the current one by CSS
 * `order` and the scroll position follows in the same frame, so that nothing is seen to move; the order in the
 * document stays. `onSwipe` hears that the visitor went to another slide with a finger.
 */
export function useLoop(row: RefObject<HTMLElement | null>, count: number, onSwipe: () => void): Loop {
  const [ready, setReady] = useState(false);
  const [{ rest, at }, setPlace] = useState<Place>({ rest: 0, at: 0 });
  const shown = useRef(at);

  // What was swiped to before the script took over stays in view.
  useEffect(() => {
    const element = row.current;
    if (!element || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const first = nearest(element);
        setPlace({ rest: first, at: first });
        setReady(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  useLayoutEffect(() => {
    shown.current = at;
  }, [at]);

  useLayoutEffect(() => {
    if (ready) show(row.current, rest, 'instant');
  }, [row, ready, rest]);

  useLayoutEffect(() => {
    if (ready && at !== rest) show(row.current, at, wantsStillness() ? 'instant' : 'smooth');
  }, [row, ready, at, rest]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let fingers = 0;
    let moved = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const now = nearest(element);
      const byVisitor = moved;
      moved = fingers > 0;
      if (now !== shown.current && !byVisitor) {
        // A click came in the middle of the way, or the browser lost its place when the window changed.
        show(element, shown.current, 'instant');
        return;
      }
      if (now !== shown.current) onSwipe();
      setPlace((place) => (place.rest === now && place.at === now ? place : { rest: now, at: now }));
    };
    const wait = () => {
      clearTimeout(timer);
      if (fingers === 0) timer = setTimeout(settle, SETTLE_MS);
    };
    const onInput = (event: Event) => {
      moved = true;
      if (!('touches' in event)) return;
      fingers = (event as TouchEvent).touches.length;
      if (name === 'scroll') wait();
    };
    const [name, onEnd] =
      'onscrollend' in window ? (['scrollend', settle] as const) : (['scroll', wait] as const);
    element.addEventListener(name, onEnd);
    for (const kind of INPUTS) element.addEventListener(kind, onInput, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener(name, onEnd);
      for (const kind of INPUTS) element.removeEventListener(kind, onInput);
    };
  }, [row, onSwipe]);

  const step = useCallback(
    (by: number) => setPlace((place) => ({ rest: place.at, at: (place.at + by + count) % count })),
    [count],
  );
  const middle = Math.floor(count / 2);
  return {
    at,
    ready,
    step,
    orderOf: (index) => (ready ? (index - rest + middle + count) % count : undefined),
  };
}
