import type { ServerClock } from '@concord/api-client/browser';
import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 250;

const secondsLeft = (clock: ServerClock, end: number) => Math.max(0, Math.ceil((end - clock.now()) / 1000));

interface CountdownEvents {
  /** Called at every tick without time left. */
  readonly onZero: () => void;
  /** Called if the device's clocks disagree or stopped: only the server knows the time. */
  readonly onUncertain: () => void;
}

/** Milliseconds left by the server's clock, in whole seconds. */
export function useCountdown(clock: ServerClock, deadline: string, events: CountdownEvents): number {
  const end = Date.parse(deadline);
  const [seconds, setSeconds] = useState(() => secondsLeft(clock, end));
  const ended = useEffectEvent(events.onZero);
  const becameUncertain = useEffectEvent(events.onUncertain);

  useEffect(() => {
    const tick = () => {
      if (clock.checkDevice()) becameUncertain();
      const left = secondsLeft(clock, end);
      setSeconds(left);
      if (left === 0) ended();
    };
    // A moved deadline is shown at once.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [clock, end]);

  return seconds * 1000;
}
