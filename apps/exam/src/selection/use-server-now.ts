import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's clock in milliseconds, moving on from the reading that came with a list. */
export function useServerNow(reading: number): number {
  const [passed, setPassed] = useState({ reading, milliseconds: 0 });
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setPassed({ reading, milliseconds: performance.now() - from }), TICK_MS);
    return () => clearInterval(timer);
  }, [reading]);
  return reading + (passed.reading === reading ? passed.milliseconds : 0);
}
