import type { ActivityCounter } from '../attempt/activity-counter';

/** Leaving a page first blurs its window and then hides it; this delay merges both events. */
const BLUR_MS = 300;

interface PageEvents {
  readonly onCounted: (kind: 'left' | 'blurred' | 'copied' | 'printed') => void;
  /** Called when the page is being hidden or closed: the last chance to send. */
  readonly onLeaving: () => void;
}

/**
 * Counts the page's events until the returned function is called. Reloading or closing it does not
 * count as leaving.
 */
export function watchPage(counter: ActivityCounter, { onCounted, onLeaving }: PageEvents): () => void {
  const removers: (() => void)[] = [];
  let isClosing = false;
  let isPrinting = false;
  let blurTimer: ReturnType<typeof setTimeout> | undefined;

  const count = (kind: 'blurred' | 'copied' | 'printed') => {
    if (counter.count(kind)) onCounted(kind);
  };
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') {
      if (counter.shown()) onCounted('left');
      return;
    }
    if (isClosing) return;
    clearTimeout(blurTimer);
    counter.hidden();
    onLeaving();
  };
  const blurred = () => {
    clearTimeout(blurTimer);
    blurTimer = setTimeout(() => {
      if (document.visibilityState === 'visible' && !document.hasFocus() && !isPrinting) count('blurred');
    }, BLUR_MS);
  };
  const copied = () => {
    if (document.getSelection()?.toString().trim()) count('copied');
  };

  const on = (target: EventTarget, event: string, listener: () => void) => {
    target.addEventListener(event, listener);
    removers.push(() => target.removeEventListener(event, listener));
  };
  on(document, 'visibilitychange', visibilityChanged);
  on(window, 'blur', blurred);
  on(document, 'copy', copied);
  on(document, 'cut', copied);
  on(window, 'beforeprint', () => {
    isPrinting = true;
    count('printed');
  });
  on(window, 'afterprint', () => (isPrinting = false));
  on(window, 'pagehide', () => {
    isClosing = true;
    onLeaving();
  });
  on(window, 'pageshow', () => (isClosing = false));
  return () => {
    clearTimeout(blurTimer);
    for (const remove of removers) remove();
  };
}
