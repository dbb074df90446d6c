import { useEffect, useEffectEvent, useState } from 'react';
import type { ServerClock } from '../attempt/server-clock';

const TICK_MS = 250;

/** Milliseconds left on the server's clock, to the second; `onZero` is called once when none are left. */
export function useCountdown(clock: ServerClock, deadline: string, onZero: () => void): number {
  const end = Date.parse(deadline);
  const secondsLeft = () => Math.max(0, Math.ceil((end - clock.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  const ended = useEffectEvent(onZero);

  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - clock.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [clock, end]);

  return seconds * 1000;
}
