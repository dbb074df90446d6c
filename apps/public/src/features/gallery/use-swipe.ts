import { type PointerEvent, useRef } from 'react';

/** Minimum distance of a swipe in pixels; a shorter movement may be a tap. */
const MIN_DISTANCE = 48;

/** Handlers of horizontal swipes: left for next, right for previous. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);

  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger means zooming.
      start.current =
        pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) < MIN_DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
