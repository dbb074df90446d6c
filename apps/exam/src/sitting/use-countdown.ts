import { useEffect, useEffectEvent, useState } from 'react';
import type { ServerClock } from '../attempt/server-clock';

const TICK_MS = 250;

const secondsLeft = (clock: ServerClock, end: number) => Math.max(0, Math.ceil((end - clock.now()) / 1000));

interface CountdownEvents {
  /** Called at every tick on which no time is left. */
  readonly onZero: () => void;
  /** The device's clocks disagree or stood still: only the server knows the time. */
  readonly onDoubt: () => void;
}

/** Milliseconds left on the server's clock, to the second. */
export function useCountdown(clock: ServerClock, deadline: string, events: CountdownEvents): number {
  const end = Date.parse(deadline);
  const [seconds, setSeconds] = useState(() => secondsLeft(clock, end));
  const ended = useEffectEvent(events.onZero);
  const doubted = useEffectEvent(events.onDoubt);

  useEffect(() => {
    const tick = () => {
      if (clock.observe()) doubted();
      const left = secondsLeft(clock, end);
      setSeconds(left);
      if (left === 0) ended();
    };
    // An end that moved shows at once.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [clock, end]);

  return seconds * 1000;
}
