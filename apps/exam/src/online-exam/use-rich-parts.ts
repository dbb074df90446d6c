import { useEffect } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { isRich } from './question-content';

/** Preloads code for pictures and formulas while the page starts, as the network may fail later. */
export function useRichParts(local: LocalAttempt): void {
  useEffect(() => {
    if (!local.attempt.exam.questions.some(isRich)) return;
    let close: (() => void) | undefined;
    let isOpen = true;
    import('./rich/rich-part').then(
      ({ cachePictures }) => {
        if (isOpen) close = cachePictures(local);
      },
      // Without it questions show their pictures' descriptions.
      () => undefined,
    );
    return () => {
      isOpen = false;
      close?.();
    };
  }, [local]);
}
