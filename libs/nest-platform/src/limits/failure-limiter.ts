import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/app-error';
import type { RedisConnection } from '../stores/redis';

/** Limits failures of a key within a time window: in Redis for all processes, per process while Redis is down. */
export class FailureLimiter {
  private readonly limiter: RateLimiterRedis;

  constructor(redis: RedisConnection, name: string, points: number, seconds: number) {
    const options = { keyPrefix: `${redis.prefix}limit-${name}`, points, duration: seconds };
    this.limiter = new RateLimiterRedis({
      ...options,
      storeClient: redis.client,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  /**
   * Counts one try before it is checked, so that parallel guesses cannot all pass; {@link refund} it on success.
   * @throws AppError 429 with Retry-After when the window is used up.
   */
  async consume(key: string): Promise<void> {
    try {
      await this.limiter.consume(key);
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) throw tooMany(rejected);
      throw rejected;
    }
  }

  /** Takes back one counted try. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key).catch(() => undefined);
  }

  /** Whether all tries of the window are used up. */
  async isBlocked(key: string): Promise<boolean> {
    const state = await this.limiter.get(key);
    return state !== null && state.remainingPoints <= 0;
  }
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError(429, 'TOO_MANY_REQUESTS', 'Too many tries. Please wait a while and try again', {
    retryAfterSeconds: Math.max(1, state.msBeforeNext / 1000),
  });
}

/** The failure limiters of a process, by name. */
export class FailureLimiters {
  private readonly limiters = new Map<string, FailureLimiter>();

  constructor(private readonly redis: RedisConnection) {}

  /** The limiter of this name, which allows `points` failures within `seconds`. */
  get(name: string, points: number, seconds: number): FailureLimiter {
    const limiter = this.limiters.get(name) ?? new FailureLimiter(this.redis, name, points, seconds);
    this.limiters.set(name, limiter);
    return limiter;
  }
}
