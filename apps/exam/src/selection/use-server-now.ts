import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's time in milliseconds, ticking on from `listedAt`, the server's time when it answered. */
export function useServerNow(listedAt: number): number {
  const [passed, setPassed] = useState({ listedAt, milliseconds: 0 });
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setPassed({ listedAt, milliseconds: performance.now() - from }), TICK_MS);
    return () => clearInterval(timer);
  }, [listedAt]);
  return listedAt + (passed.listedAt === listedAt ? passed.milliseconds : 0);
}
