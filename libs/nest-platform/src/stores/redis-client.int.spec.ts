import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { openRedis } from './redis-client';

/** Port 1 has no listener. */
const DOWN = 'redis://127.0.0.1:1';

describe('openRedis', () => {
  it.each(['a connection', 'its duplicate'])('ends %s that waits for its next attempt', async (which) => {
    const first = openRedis(DOWN, { retryStrategy: () => 60_000 }) as Redis;
    const redis = which === 'a connection' ? first : first.duplicate();
    for (const each of [first, redis]) each.on('error', () => undefined);
    const waiting = redis.ping().catch((error: Error) => error.message);
    await new Promise((resolve) => redis.once('reconnecting', resolve));
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    expect(redis.status).toBe('end');
    expect(await waiting).toMatch(/closed/);
    first.disconnect();
  });

  it('ends a cluster that waits for its next attempt', async () => {
    const redis = openRedis('redis+cluster://127.0.0.1:1', { retryStrategy: () => 60_000 });
    redis.on('error', () => undefined);
    await new Promise((resolve) => redis.once('reconnecting', resolve));
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    expect(redis.status).toBe('end');
  });

  it('reconnects after an end', async () => {
    const redis = openRedis(process.env.REDIS_URL ?? '', {});
    expect(await redis.ping()).toBe('PONG');
    const ended = once(redis, 'end');
    redis.disconnect();
    await ended;
    await redis.connect();
    expect(await redis.ping()).toBe('PONG');
    redis.disconnect();
  });
});
