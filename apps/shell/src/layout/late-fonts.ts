import { useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** There where fonts came late and would have moved what is in sight: uses them. */
    takeLateFonts?: () => void;
  }
}

/** Takes late fonts with a change of the address, where all text is new. */
export function useLateFonts(pathname: string): void {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) window.takeLateFonts?.();
  }, [pathname]);
}
