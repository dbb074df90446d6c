import { useEffect } from 'react';
import type { SaveEngine } from '../attempt/save-engine';

const FOCUSABLE = 'a[href], button, input, [tabindex]';
const focusables = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Gives the focus back to where it was when the exam was paused: the paper is rendered anew, with the same elements. */
export function useFocusKept(engine: SaveEngine): void {
  useEffect(() => {
    let place = -1;
    let wasPaused = engine.snapshot().pause !== undefined;
    return engine.subscribe(() => {
      const isPaused = engine.snapshot().pause !== undefined;
      if (isPaused === wasPaused) return;
      wasPaused = isPaused;
      // Before the page is rendered without the paper.
      if (isPaused) place = focusables().indexOf(document.activeElement as HTMLElement);
      // After it was rendered with the paper again.
      else if (place >= 0) setTimeout(() => focusables()[place]?.focus({ preventScroll: true }));
    });
  }, [engine]);
}
