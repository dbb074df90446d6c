import { FailureLimiters } from '../limits/failure-limiter';
import { JobQueue, startWorker } from './job-queue';
import { RedisConnection } from '../stores/redis';

const url = process.env.REDIS_URL ?? '';
const ignore = () => undefined;
/** Nothing listens on port 1. */
const away = 'redis://127.0.0.1:1';

describe('JobQueue', () => {
  it('hands each job id to one worker run, and forgets it when done', async () => {
    const name = `test-${process.pid}-${Date.now()}`;
    const queue = new JobQueue<{ n: number }>(name, url, ignore);
    const seen: number[] = [];
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await queue.add('job-a', { n: 1 })).toBe(true);
    expect(await queue.add('job-a', { n: 1 })).toBe(true);
    const worker = startWorker<{ n: number }>(name, url, async ({ n }) => void seen.push(n), {
      concurrency: 1,
      onError: ignore,
    });
    const until = async (count: number) => {
      for (let i = 0; i < 100 && seen.length < count; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await until(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).toEqual([1]);
    await queue.add('job-a', { n: 2 });
    await until(2);
    expect(seen).toEqual([1, 2]);
    await worker.close();
    await queue.close();
  });

  it('says no within two seconds, and does not throw, when Redis is away', async () => {
    const queue = new JobQueue<{ n: number }>('test-away', away, ignore);
    expect(await queue.add('job-a', { n: 1 })).toBe(false);
    await queue.close();
  });
});

describe('FailureLimiter', () => {
  it.each([
    ['on Redis', url],
    ['in memory while Redis is away', away],
  ])('stops after the given failures, %s', async (_, redisUrl) => {
    const redis = new RedisConnection(redisUrl, ignore);
    const limiter = new FailureLimiters(redis).get(`t${process.pid}${Date.now()}`, 2, 60);
    await limiter.consume('k');
    await limiter.consume('k');
    await limiter.giveBack('k');
    await limiter.consume('k');
    await expect(limiter.consume('k')).rejects.toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await limiter.isBlocked('k')).toBe(true);
    expect(await limiter.isBlocked('another')).toBe(false);
    redis.close();
  });

  it('lets no more pass when guesses come at once', async () => {
    const redis = new RedisConnection(url, ignore);
    const limiter = new FailureLimiters(redis).get(`p${process.pid}${Date.now()}`, 5, 60);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => limiter.consume('k')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    redis.close();
  });
});
