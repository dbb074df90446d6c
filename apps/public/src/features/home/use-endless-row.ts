import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canObserve, prefersReducedMotion } from './use-rotation';

/**
 * Time in milliseconds without a scroll event or touch that counts as the end of scrolling in
 * browsers without `scrollend`.
 */
const SETTLE_MS = 150;

/** Distance to the viewport at which the row is enhanced. */
const MARGIN = '300px';

/** Events of scrolling by the visitor. */
const INPUTS = ['touchstart', 'touchend', 'touchcancel', 'wheel', 'keydown'] as const;

interface Position {
  /** Slide in the middle of the visual order, where scrolling last ended. */
  readonly center: number;
  /** Slide that is shown or being scrolled to. */
  readonly current: number;
}

export interface EndlessRow {
  readonly current: number;
  /** True once the script has enhanced the row; then only the current slide is focusable. */
  readonly ready: boolean;
  readonly step: (by: number) => void;
  /** CSS `order` of a slide: the current one is in the middle, with slides on both sides. */
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
 * Makes a scrolling row of slides endless: when scrolling ends, CSS `order` arranges the slides around the
 * current one, and the scroll position is corrected in the same frame. Calls `onSwipe` when the visitor
 * scrolled to another slide.
 */
export function useEndlessRow(
  row: RefObject<HTMLElement | null>,
  count: number,
  onSwipe: () => void,
): EndlessRow {
  const [ready, setReady] = useState(false);
  const [{ center, current }, setPosition] = useState<Position>({ center: 0, current: 0 });
  const shown = useRef(current);

  // Keeps the slide that the visitor scrolled to before the script ran.
  useEffect(() => {
    const element = row.current;
    if (!element || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const first = nearest(element);
        setPosition({ center: first, current: first });
        setReady(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  useLayoutEffect(() => {
    shown.current = current;
  }, [current]);

  useLayoutEffect(() => {
    if (ready) show(row.current, center, 'instant');
  }, [row, ready, center]);

  useLayoutEffect(() => {
    if (ready && current !== center)
      show(row.current, current, prefersReducedMotion() ? 'instant' : 'smooth');
  }, [row, ready, current, center]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let touches = 0;
    let moved = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const now = nearest(element);
      const movedByVisitor = moved;
      moved = touches > 0;
      if (now !== shown.current && !movedByVisitor) {
        // A click interrupted the scrolling, or a resize changed the scroll position.
        show(element, shown.current, 'instant');
        return;
      }
      if (now !== shown.current) onSwipe();
      setPosition((old) => (old.center === now && old.current === now ? old : { center: now, current: now }));
    };
    const wait = () => {
      clearTimeout(timer);
      if (touches === 0) timer = setTimeout(settle, SETTLE_MS);
    };
    const onInput = (event: Event) => {
      moved = true;
      if (!('touches' in event)) return;
      touches = (event as TouchEvent).touches.length;
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
    (by: number) =>
      setPosition((old) => ({ center: old.current, current: (old.current + by + count) % count })),
    [count],
  );
  const middle = Math.floor(count / 2);
  return {
    current,
    ready,
    step,
    orderOf: (index) => (ready ? (index - center + middle + count) % count : undefined),
  };
}
