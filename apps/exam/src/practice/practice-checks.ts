const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** Duration of a slow save: still safe, but the candidate will see "Saving" at times. */
const SLOW_SAVE_MS = 2 * SECOND_MS;
/** Clock difference that the candidate won't notice. */
const CLOCK_MS = MINUTE_MS;

/** Result of one practice check; `isGood` is false if something should be done about it. */
export interface Check {
  readonly name: string;
  readonly text: string;
  readonly isGood: boolean;
}

interface Found {
  /** True if the browser persists stored values. */
  readonly isDurable: boolean;
  /** True if the browser can load the exam again offline. */
  readonly reloadsOffline: boolean;
  /** Durations of answered saves in ms. */
  readonly saveTimes: readonly number[];
  /** Server clock minus device clock, in milliseconds. */
  readonly clockLead: number;
}

const seconds = (milliseconds: number) =>
  milliseconds < SECOND_MS
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${(milliseconds / SECOND_MS).toFixed(1)} s`;

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function connectionCheck(saveTimes: readonly number[]): Check {
  const name = 'Connection';
  const median = medianOf(saveTimes);
  if (median === undefined) return { name, isGood: true, text: 'Your answers reached the institute.' };
  const time = `Your answers reached the institute, usually within ${seconds(median)}.`;
  return median <= SLOW_SAVE_MS
    ? { name, isGood: true, text: time }
    : {
        name,
        isGood: false,
        text: `${time} That is slow. Find a place with a better connection if you can.`,
      };
}

function clockCheck(clockLead: number): Check {
  const name = 'Clock';
  const minutes = Math.round(Math.abs(clockLead) / MINUTE_MS);
  if (Math.abs(clockLead) < CLOCK_MS)
    return { name, isGood: true, text: 'The clock on this device is right.' };
  const away = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${clockLead > 0 ? 'slow' : 'fast'}`;
  return {
    name,
    isGood: true,
    text: `The clock on this device is ${away}. That does not matter, because exams use the institute's clock.`,
  };
}

/** Findings about this device for the candidate before an exam. */
export const practiceChecks = ({
  isDurable,
  reloadsOffline,
  saveTimes,
  clockLead,
}: Found): readonly Check[] => [
  isDurable
    ? { name: 'Storage', isGood: true, text: 'This device keeps your answers if the connection is lost.' }
    : {
        name: 'Storage',
        isGood: false,
        text: 'This browser keeps nothing when you close the page. Before an exam, leave private mode or free up space on this device.',
      },
  reloadsOffline
    ? { name: 'Reload', isGood: true, text: 'The exam page opens again even without a connection.' }
    : {
        name: 'Reload',
        isGood: false,
        text: 'Without a connection, this browser does not open the exam page again. Leave private mode or use another browser. Otherwise, do not reload or close the page while offline.',
      },
  connectionCheck(saveTimes),
  clockCheck(clockLead),
];
