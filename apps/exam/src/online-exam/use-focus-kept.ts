import { useEffect } from 'react';
import type { SaveEngine } from '../attempt/save-engine';

const FOCUSABLE = 'a[href], button, input, [tabindex]';
const focusables = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Restores the focus after a pause, when the paper is rendered again with the same elements. */
export function useFocusKept(engine: SaveEngine): void {
  useEffect(() => {
    let place = -1;
    let wasPaused = engine.snapshot().pause !== undefined;
    return engine.subscribe(() => {
      const isPaused = engine.snapshot().pause !== undefined;
      if (isPaused === wasPaused) return;
      wasPaused = isPaused;
      // Runs before the page is rendered without the paper.
      if (isPaused) place = focusables().indexOf(document.activeElement as HTMLElement);
      // Runs after it was rendered with the paper again.
      else if (place >= 0) setTimeout(() => focusables()[place]?.focus({ preventScroll: true }));
    });
  }, [engine]);
}
