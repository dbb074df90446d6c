import { useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Applies fonts that arrived late; present only if they would have moved visible content. */
    takeLateFonts?: () => void;
  }
}

/** Applies late fonts on a navigation, which replaces the text anyway. */
export function useLateFonts(pathname: string): void {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) window.takeLateFonts?.();
  }, [pathname]);
}
