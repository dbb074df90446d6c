import { useEffect } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { isRich } from './question-content';

/** Preloads the code for pictures and formulas with the page, as the network may fail later. */
export function useRichParts(local: LocalAttempt): void {
  useEffect(() => {
    if (!local.attempt.exam.questions.some(isRich)) return;
    let close: (() => void) | undefined;
    let isOpen = true;
    import('./rich/rich-part').then(
      ({ cachePictures }) => {
        if (isOpen) close = cachePictures(local);
      },
      // If it fails, questions show the descriptions of their pictures.
      () => undefined,
    );
    return () => {
      isOpen = false;
      close?.();
    };
  }, [local]);
}
