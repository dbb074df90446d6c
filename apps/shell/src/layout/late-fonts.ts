import { useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** Applies late fonts; present if they arrived late and would have moved visible content. */
    takeLateFonts?: () => void;
  }
}

/** Applies late fonts on navigation, when all text is new. */
export function useLateFonts(pathname: string): void {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) window.takeLateFonts?.();
  }, [pathname]);
}
