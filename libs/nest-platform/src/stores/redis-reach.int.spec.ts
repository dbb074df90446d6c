import { z } from 'zod';
import { JobQueue } from '../jobs/job-queue';
import { JobWorker } from '../jobs/job-worker';
import { FailureLimiter } from '../limits/failure-limiter';
import { eventually, TlsProxy } from '../testing';
import { RedisConnection } from './redis';

const job = z.object({ noteId: z.string() });
type Job = z.infer<typeof job>;

/** Everything that a service does with Redis, at one address. */
function useOf(url: string) {
  const redis = new RedisConnection(url, `test${process.pid}-`);
  const queue = new JobQueue<Job>(redis, 'notes', (noteId) => ({
    jobId: `note-${noteId}`,
    data: { noteId },
  }));
  const [done, heard] = [new Set<string>(), new Set<string>()];
  const worker = new JobWorker<Job>(redis, {
    queue: 'notes',
    schema: job,
    handle: async ({ noteId }) => void done.add(noteId),
    concurrency: 2,
    failureMessage: 'a note failed',
  });
  worker.onApplicationBootstrap();
  const unsubscribe = redis.subscribe(
    ['news'],
    (_channel, message) => heard.add(message),
    () => undefined,
  );
  const limiter = new FailureLimiter(redis, 'tries', 5, 60);
  return {
    redis,
    /** Adds a job, sends a message and counts a try, and waits until each of them has arrived. */
    works: async (id: string) => {
      await eventually(() => queue.add(id));
      await eventually(() => done.has(id));
      await eventually(async () => {
        await redis.publish('news', id).catch(() => undefined);
        return heard.has(id);
      });
      let tries = 0;
      await eventually(async () => {
        const key = `${id}-${(tries += 1)}`;
        // While Redis is away the limiter counts in memory.
        await limiter.consume(key);
        return redis.client.exists(`${redis.prefix}limit-tries:${key}`).catch(() => 0);
      });
    },
    end: async () => {
      unsubscribe();
      await worker.onApplicationShutdown();
      await queue.onApplicationShutdown();
      redis.close();
    },
  };
}

describe('Redis behind TLS', () => {
  it('serves queues, messages and throttles', async () => {
    TlsProxy.trust();
    const proxy = await TlsProxy.to(process.env.REDIS_URL ?? '');
    const use = useOf(`rediss://localhost:${proxy.port}/0`);
    await use.works('a');
    // The shared client, the queue, the worker's two and the subscription.
    expect(proxy.accepted).toBeGreaterThanOrEqual(5);
    await use.end();
    await proxy.close();
  });

  it('is refused when nobody trusts its certificate for this name', async () => {
    const proxy = await TlsProxy.to(process.env.REDIS_URL ?? '');
    const errors: Error[] = [];
    const redis = new RedisConnection(`rediss://[::ffff:127.0.0.1]:${proxy.port}/0`);
    redis.client.on('error', (error: Error) => errors.push(error));
    await eventually(() => errors.some((error) => /altname|certificate/i.test(error.message)));
    redis.close();
    await proxy.close();
  });
});
