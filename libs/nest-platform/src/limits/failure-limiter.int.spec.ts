import { RedisConnection } from '../stores/redis';
import { FailureLimiters } from './failure-limiter';

const url = process.env.REDIS_URL ?? '';
/** Nothing listens on port 1. */
const down = 'redis://127.0.0.1:1';
const connect = (to: string) => new RedisConnection(to, `test${process.pid}-${Date.now()}-`);

describe('FailureLimiter', () => {
  it.each([
    ['on Redis', url],
    ['in memory while Redis is down', down],
  ])('stops after the given failures, %s', async (_, redisUrl) => {
    const redis = connect(redisUrl);
    const limiter = new FailureLimiters(redis).get('guesses', 2, 60);
    await limiter.consume('k');
    await limiter.consume('k');
    await limiter.refund('k');
    await limiter.consume('k');
    await expect(limiter.consume('k')).rejects.toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await limiter.isBlocked('k')).toBe(true);
    expect(await limiter.isBlocked('another')).toBe(false);
    redis.close();
  });

  it('allows no more when guesses come at once', async () => {
    const redis = connect(url);
    const limiter = new FailureLimiters(redis).get('guesses', 5, 60);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => limiter.consume('k')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    redis.close();
  });
});
