import { setTimeout as pause } from 'node:timers/promises';
import { FairLimiter } from './fair-limiter';
import { counter, type LimiterStores } from './limit-counter';
import { LimitReports } from './limit-reports';

/** Delay settings: none for the first `free` calls of a window, then growing. */
export interface DelayThrottleOptions {
  free: number;
  seconds: number;
}

/** Maximum duration of one call's turn, in ms. */
const LONGEST_MS = 1500;
/**
 * Concurrent delays in this process. At the maximum delay, seven calls a second pass: while fifty
 * networks call, a new caller waits eight seconds, less than the time-out of pages.
 */
const TURNS = 10;
const QUEUE = { maxQueued: 500, maxQueuedByKey: 500, maxWaitMs: 20_000 };
const ALL = 'all';

/**
 * Slows actions that all callers together do too often, as in an attack from many addresses:
 * callers take turns by key, so that a new caller waits for one turn of each other. It never
 * refuses, because a stranger could use up a shared limit. Combine it with refusing limits per
 * address and e-mail.
 *
 * @example
 * ```ts
 * const key = addressKey(address);
 * await this.byAddress.consume(key);
 * await this.throttle.delay(key);
 * ```
 */
export class DelayThrottle {
  private readonly calls;
  private readonly reports: LimitReports;
  private readonly turns = new FairLimiter({ capacity: TURNS, ...QUEUE });

  constructor(
    { redis, audit }: LimiterStores,
    name: string,
    private readonly bounds: DelayThrottleOptions,
  ) {
    this.calls = counter(redis, name, Number.MAX_SAFE_INTEGER, bounds.seconds);
    this.reports = new LimitReports(audit, name, bounds.seconds);
  }

  /**
   * Counts a key's call, and delays it if there were too many of all keys. Delays are recorded once
   * a window.
   * @throws AppError 503 OVERLOADED if too many calls wait in this process.
   */
  async delay(key: string): Promise<void> {
    const { consumedPoints } = await this.calls.consume(ALL, 1);
    const over = consumedPoints - this.bounds.free;
    if (over <= 0) return;
    await this.reports.record(ALL);
    await this.turns.run(key, () => pause(Math.min(LONGEST_MS, (LONGEST_MS * over) / this.bounds.free)));
  }
}
