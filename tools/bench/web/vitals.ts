import type { Page } from '@playwright/test';

/** A long task blocks by what it takes beyond this, in ms. */
const FREE_MS = 50;
/** Shifts belong to one burst while they follow each other within a second, and the burst is at most five seconds. */
const BURST_GAP_MS = 1000;
const BURST_MS = 5000;

export interface Shift {
  /** In ms. */
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

/** Total blocking time in ms: what long tasks after the first paint took beyond 50 ms each. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const seen = Math.min(duration, start + duration - firstPaint);
    return sum + Math.max(0, seen - FREE_MS);
  }, 0);
}

/** What the browser itself saw of a page; times in ms after the start of the navigation. */
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

/** Collects the vitals; runs in the page. */
export function watchVitals(): void {
  const vitals: Vitals = { tasks: [], shifts: [], firstPaint: 0, largestPaint: 0, largestPicture: '' };
  Object.assign(globalThis, { vitals });
  const take: Record<string, (entry: Entry) => void> = {
    longtask: ({ startTime, duration }) => vitals.tasks.push({ start: startTime, duration }),
    'layout-shift': ({ startTime, value = 0, hadRecentInput }) =>
      hadRecentInput || vitals.shifts.push({ at: startTime, value }),
    paint: ({ name, startTime }) => name === 'first-contentful-paint' && (vitals.firstPaint = startTime),
    'largest-contentful-paint': ({ startTime, url = '' }) =>
      Object.assign(vitals, { largestPaint: startTime, largestPicture: url }),
  };
  for (const [type, note] of Object.entries(take))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

/** What {@link watchVitals} has collected. */
export const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
