import { type ReactNode, useEffect, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';

const DELAY_MS = 3000;

type Render = (local: LocalAttempt) => ReactNode;

/** The part of the page that asks what staff did; null until it is loaded, a moment after the paper: it is kept then. */
export function useNotices(local: LocalAttempt): ReactNode {
  const [render, setRender] = useState<Render | null>(null);
  useEffect(() => {
    if (render) return;
    const load = () =>
      import('./notices').then(({ renderNotices }) => setRender(() => renderNotices)).catch(() => 0);
    // Without a network it is tried again and again.
    const timer = setInterval(load, DELAY_MS);
    return () => clearInterval(timer);
  }, [render]);
  return render ? render(local) : null;
}
