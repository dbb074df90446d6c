import { type ComponentType, useEffect, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';

const DELAY_MS = 3000;

/** The part of the page that asks what staff did; null until it is loaded, a moment after the paper: it is kept then. */
export function useNotices(): ComponentType<{ readonly local: LocalAttempt }> | null {
  const [Notices, setNotices] = useState<ComponentType<{ readonly local: LocalAttempt }> | null>(null);
  useEffect(() => {
    if (Notices) return;
    const load = () =>
      import('./notices').then(({ Notices: loaded }) => setNotices(() => loaded)).catch(() => 0);
    // Without a network it is tried again and again.
    const timer = setInterval(load, DELAY_MS);
    return () => clearInterval(timer);
  }, [Notices]);
  return Notices;
}
