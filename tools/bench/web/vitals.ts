import type { CDPSession, Page } from '@playwright/test';

/** A long task blocks by what it takes beyond this, in ms. */
const FREE_MS = 50;
/** Shifts belong to one burst while they follow each other within a second, and the burst is at most five seconds. */
const BURST_GAP_S = 1;
const BURST_S = 5;

export interface Shift {
  /** Seconds, from any zero. */
  readonly at: number;
  readonly value: number;
}

/** Cumulative layout shift: the worst burst of shifts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, value } of [...shifts].sort((a, b) => a.at - b.at)) {
    const together = at - last < BURST_GAP_S && at - first < BURST_S;
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

/** What the browser itself saw of a page's paints, also of one whose scripts do not run. */
export class Vitals {
  readonly #shifts: Shift[] = [];
  #largest = 0;
  #picture = '';

  static async of(devtools: CDPSession): Promise<Vitals> {
    const vitals = new Vitals();
    devtools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      const { lcpDetails, layoutShiftDetails, time } = event;
      if (lcpDetails) {
        vitals.#largest = (lcpDetails.renderTime || lcpDetails.loadTime) * 1000;
        vitals.#picture = lcpDetails.url ?? '';
      }
      if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) {
        vitals.#shifts.push({ at: time, value: layoutShiftDetails.value });
      }
    });
    const eventTypes = ['largest-contentful-paint', 'layout-shift'];
    await devtools.send('PerformanceTimeline.enable', { eventTypes });
    return vitals;
  }

  /** Time of the largest paint after the start of the navigation, in ms. */
  async largestPaint(page: Page): Promise<number> {
    const origin = await page.evaluate(() => performance.timeOrigin);
    return this.#largest - origin;
  }

  /** Address of the picture that was the largest paint; empty where that was text. */
  get largestPicture(): string {
    return this.#picture;
  }

  get shift(): number {
    return layoutShift(this.#shifts);
  }
}
