import { type PointerEvent, useRef } from 'react';

/** Shorter than this, in pixels, it may have been meant as a tap. */
const SHORTEST = 48;

/** A finger drawn sideways: to the left for the next, to the right for the previous. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);

  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger is a zoom.
      start.current =
        pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < SHORTEST || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
