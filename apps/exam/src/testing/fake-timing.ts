import type { Timing } from '../attempt/timing';

/** Timers that run only when a test advances the time. */
export function fakeTiming() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const timing: Timing = {
    after: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((item) => item !== timer);
      };
    },
    random: () => 0.5,
  };
  return {
    timing,
    waiting: () => timers.map((timer) => timer.at - now).sort((a, b) => a - b),
    advance: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      due.forEach((timer) => timer.work());
    },
  };
}

/** Lets all resolved promises continue. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
