import { setTimeout as delay } from 'node:timers/promises';
import { FairLimiter } from './fair-limiter';
import { counter, type LimiterStores, recordReached } from './limit-counter';
import { OncePerWindow } from './once-per-window';

/** When and how long callers wait: nobody for the first `free` calls of a window, then longer and longer. */
export interface PressureBounds {
  free: number;
  seconds: number;
}

/** Longest time of one call at its turn, in ms. */
const LONGEST_MS = 1500;
/**
 * Calls that have their turn at a time in this process. At the longest time that is seven a second, and whoever comes
 * while fifty networks press waits eight seconds; pages wait longer.
 */
const TURNS = 10;
const QUEUE = { maxQueued: 500, maxQueuedByKey: 500, maxWaitMs: 20_000 };
const ALL = 'all';

/**
 * Slows what all callers do together too often, as from many addresses at once: callers take turns by key, so that
 * whoever comes from another place waits for one turn of each. No number is a limit, because one that all share is one
 * that a stranger can use up. Limits by address and by e-mail refuse, beside it.
 *
 * @example
 * ```ts
 * const key = addressKey(address);
 * await this.byAddress.consume(key);
 * await this.pressure.ease(key);
 * ```
 */
export class Pressure {
  private readonly calls;
  private readonly reports: OncePerWindow;
  private readonly turns = new FairLimiter({ capacity: TURNS, ...QUEUE });

  constructor(
    private readonly stores: LimiterStores,
    private readonly name: string,
    private readonly bounds: PressureBounds,
  ) {
    this.calls = counter(stores.redis, name, Number.MAX_SAFE_INTEGER, bounds.seconds);
    this.reports = new OncePerWindow(bounds.seconds);
  }

  /**
   * Counts a call of a key, and waits where there were too many of all. That it had to is on record once a window.
   * @throws AppError 503 OVERLOADED when more wait than this process can hold.
   */
  async ease(key: string): Promise<void> {
    const { consumedPoints } = await this.calls.consume(ALL, 1);
    const over = consumedPoints - this.bounds.free;
    if (over <= 0) return;
    if (await this.reports.isFirst(ALL)) await recordReached(this.stores.audit, this.name, ALL);
    await this.turns.run(key, () => delay(Math.min(LONGEST_MS, (LONGEST_MS * over) / this.bounds.free)));
  }
}
