import { useEffect } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { isRich } from './question-content';

/** Loads what pictures and formulas need while the page starts, as there may be no network later. */
export function useRichParts(local: LocalAttempt): void {
  useEffect(() => {
    if (!local.attempt.exam.questions.some(isRich)) return;
    let close: (() => void) | undefined;
    let isOpen = true;
    import('./rich/rich-part').then(
      ({ keepPictures }) => {
        if (isOpen) close = keepPictures(local);
      },
      // Without it questions show what their pictures are of.
      () => undefined,
    );
    return () => {
      isOpen = false;
      close?.();
    };
  }, [local]);
}
