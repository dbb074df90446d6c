import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuditTrail } from '../audit/audit-trail';
import { AppError } from '../core/app-error';
import type { RedisConnection } from '../stores/redis';
import { counter, type LimiterStores } from './limit-counter';
import { LimitReports } from './limit-reports';
import { DelayThrottle, type DelayThrottleOptions } from './delay-throttle';

/** Wait before a key's next try, in seconds, by its failures so far; see {@link FailureLimiters.getBackOff}. */
export interface BackOff {
  /** Failures without a wait. */
  free: number;
  /** First wait; each failure doubles it. */
  firstSeconds: number;
  maxSeconds: number;
}

/** Limits failures of a key within a time window. Reaching the limit is recorded once a window. */
export class FailureLimiter {
  private readonly limiter: RateLimiterRedis;
  private readonly reports: LimitReports;

  constructor({ redis, audit }: LimiterStores, name: string, points: number, seconds: number) {
    this.limiter = counter(redis, name, points, seconds);
    this.reports = new LimitReports(audit, name, seconds);
  }

  /**
   * Counts one try before it is checked, so that parallel guesses cannot all pass; {@link refund}
   * it on success.
   * @param points weight of the try
   * @throws AppError 429 with Retry-After if the window is used up.
   */
  async consume(key: string, points = 1): Promise<void> {
    try {
      await this.limiter.consume(key, points);
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      // A refused try was not checked, so it is no failure.
      await this.refund(key, points);
      await this.reports.record(key);
      throw tooMany(rejected);
    }
  }

  /** Takes back a counted try. */
  async refund(key: string, points = 1): Promise<void> {
    await this.limiter.reward(key, points).catch(() => undefined);
  }
}

/** Time window for counting failures. */
const BACK_OFF_WINDOW_SECONDS = 3600;

/** Makes a key wait longer after each failure: nobody is locked out, and guessing is slow. */
export class BackOffLimiter {
  private readonly failures: RateLimiterRedis;
  /** Blocks a key until its wait is over. */
  private readonly waits: RateLimiterRedis;
  private readonly reports: LimitReports;

  constructor(
    { redis, audit }: LimiterStores,
    name: string,
    private readonly backOff: BackOff,
  ) {
    const unlimited = Number.MAX_SAFE_INTEGER;
    this.failures = counter(redis, name, unlimited, BACK_OFF_WINDOW_SECONDS);
    this.waits = counter(redis, `${name}-wait`, 1, backOff.maxSeconds);
    this.reports = new LimitReports(audit, name, BACK_OFF_WINDOW_SECONDS);
  }

  /**
   * Counts one try before it is checked; {@link refund} it unless it failed.
   * @throws AppError 429 with Retry-After during the wait after the last failure.
   */
  async consume(key: string): Promise<void> {
    const { consumedPoints } = await this.failures.consume(key);
    const over = consumedPoints - this.backOff.free;
    if (over <= 0) return;
    const { firstSeconds, maxSeconds } = this.backOff;
    const customDuration = Math.min(firstSeconds * 2 ** Math.min(over - 1, 20), maxSeconds);
    try {
      await this.waits.consume(key, 1, { customDuration });
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      await this.failures.reward(key);
      await this.reports.record(key);
      throw tooMany(rejected);
    }
  }

  /** Takes back a counted try and its wait. */
  async refund(key: string): Promise<void> {
    await Promise.all([this.failures.reward(key), this.waits.delete(key)]).catch(() => undefined);
  }
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again', {
    retryAfterSeconds: Math.max(1, state.msBeforeNext / 1000),
  });
}

/** Creates the limiters of a process. Create each name once. */
export class FailureLimiters {
  private readonly stores: LimiterStores;

  constructor(redis: RedisConnection, audit: AuditTrail) {
    this.stores = { redis, audit };
  }

  /** Limiter of this name, with `points` failures within `seconds`. */
  get(name: string, points: number, seconds: number): FailureLimiter {
    return new FailureLimiter(this.stores, name, points, seconds);
  }

  /** Limiter with growing waits after failures. */
  getBackOff(name: string, backOff: BackOff): BackOffLimiter {
    return new BackOffLimiter(this.stores, name, backOff);
  }

  /** Limiter that slows all callers together and refuses none. */
  getDelayThrottle(name: string, bounds: DelayThrottleOptions): DelayThrottle {
    return new DelayThrottle(this.stores, name, bounds);
  }
}
