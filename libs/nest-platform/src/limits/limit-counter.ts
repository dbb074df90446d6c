import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AuditTrail } from '../audit/audit-trail';
import type { RedisConnection } from '../stores/redis';

export interface LimiterStores {
  redis: RedisConnection;
  audit: AuditTrail;
}

/** Counter in Redis shared by all processes; per process while Redis is down. */
export function counter(
  redis: RedisConnection,
  name: string,
  points: number,
  duration: number,
): RateLimiterRedis {
  const options = { keyPrefix: `${redis.prefix}limit-${name}`, points, duration };
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
