import type { Timing } from '../attempt/timing';

/** Time that moves only when a test says so. */
export function handTiming() {
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

/** Lets every promise that is ready go on. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
