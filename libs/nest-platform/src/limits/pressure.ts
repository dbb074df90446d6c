import { setTimeout as delay } from 'node:timers/promises';
import { counter, type LimiterStores, recordReached } from './limit-counter';
import { OncePerWindow } from './once-per-window';

/** When and how long callers wait: nobody for the first `free` calls of a window, then longer and longer. */
export interface PressureBounds {
  free: number;
  seconds: number;
}

/** Longest wait of one call, in ms: who is honest notices it hardly, and a page never gives up for it. */
const LONGEST_MS = 1500;
/** Calls that wait at a time in this process; others go on at once, so that waits hold no places at a service. */
const WAITING_MAX = 30;
const ALL = 'all';

/**
 * Slows what all callers do together too often, as from many addresses at once. It refuses nobody, because a limit that
 * all share is one that a stranger can use up. Limits by address and by e-mail refuse, beside it.
 *
 * @example
 * ```ts
 * await this.byAddress.consume(addressKey(address));
 * await this.pressure.ease();
 * ```
 */
export class Pressure {
  private readonly calls;
  private readonly reports: OncePerWindow;
  private waiting = 0;

  constructor(
    private readonly stores: LimiterStores,
    private readonly name: string,
    private readonly bounds: PressureBounds,
  ) {
    this.calls = counter(stores.redis, name, Number.MAX_SAFE_INTEGER, bounds.seconds);
    this.reports = new OncePerWindow(bounds.seconds);
  }

  /** Counts a call, and waits where there were too many. That it had to is on record once a window. */
  async ease(points = 1): Promise<void> {
    const { consumedPoints } = await this.calls.consume(ALL, points);
    const over = consumedPoints - this.bounds.free;
    if (over <= 0) return;
    if (await this.reports.isFirst(ALL)) await recordReached(this.stores.audit, this.name, ALL);
    if (this.waiting >= WAITING_MAX) return;
    this.waiting += 1;
    await delay(Math.min(LONGEST_MS, (LONGEST_MS * over) / this.bounds.free));
    this.waiting -= 1;
  }
}
