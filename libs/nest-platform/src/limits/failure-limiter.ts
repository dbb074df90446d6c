import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/app-error';
import type { RedisConnection } from '../stores/redis';

/** Counts failures by key within a window; on Redis for all processes, per process while Redis is away. */
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
   * Counts one try before it is judged, so that parallel guesses cannot all pass; give it back on success.
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

  /** Takes one counted try back, because it succeeded. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key).catch(() => undefined);
  }

  /** Whether the window is used up. */
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

/** Makes the limiters of a process, one per name. */
export class FailureLimiters {
  private readonly made = new Map<string, FailureLimiter>();

  constructor(private readonly redis: RedisConnection) {}

  /** The limiter of this name: `points` failures within `seconds`. */
  get(name: string, points: number, seconds: number): FailureLimiter {
    const limiter = this.made.get(name) ?? new FailureLimiter(this.redis, name, points, seconds);
    this.made.set(name, limiter);
    return limiter;
  }
}
