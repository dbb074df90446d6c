import type { Page } from '@playwright/test';

/** Time in ms beyond which a long task counts as blocking. */
const FREE_MS = 50;
/**
 * Shifts belong to one burst if at most a second is between them and the burst lasts at most five seconds.
 */
const BURST_GAP_MS = 1000;
const BURST_MS = 5000;

export interface Shift {
  /** Milliseconds. */
  readonly at: number;
  readonly value: number;
}

/** Cumulative layout shift: the worst burst of shifts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts.toSorted((a, b) => a.at - b.at)) {
    const together = at - last < BURST_GAP_MS && at - first < BURST_MS;
    if (!together) [first, sum] = [at, 0];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Total blocking time in ms: time beyond 50 ms of each long task after the first paint. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const seen = Math.min(duration, start + duration - firstPaint);
    return sum + Math.max(0, seen - FREE_MS);
  }, 0);
}

/** Measurements by the browser; times in ms after the start of the navigation. */
export interface Vitals {
  tasks: Task[];
  shifts: Shift[];
  firstPaint: number;
  largestPaint: number;
  /** Address of the picture that was the largest paint; empty where that was text. */
  largestPicture: string;
}

/** An entry of any of the observed types. */
interface Entry extends PerformanceEntry {
  url?: string;
  value?: number;
  hadRecentInput?: boolean;
}

/** Reads the browser's entries so far, without callbacks, so that it works with scripts switched off. */
export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const entriesOf = (type: string): Entry[] => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      const entries = observer.takeRecords();
      observer.disconnect();
      return entries;
    };
    const largest = entriesOf('largest-contentful-paint').at(-1);
    const shifts = entriesOf('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      tasks: entriesOf('longtask').map(({ startTime, duration }) => ({ start: startTime, duration })),
      shifts: shifts.map(({ startTime, value = 0 }) => ({ at: startTime, value })),
      firstPaint: entriesOf('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      largestPaint: largest?.startTime ?? 0,
      largestPicture: largest?.url ?? '',
    };
  });
