import { z } from 'zod';
import { JobQueue } from '../jobs/job-queue';
import { JobWorker } from '../jobs/job-worker';
import { AuditTrail } from '../audit/audit-trail';
import { FailureLimiter } from '../limits/failure-limiter';
import { RedisConnection } from '../stores/redis';
import { eventually } from './eventually';

const job = z.object({ noteId: z.string() });
type Job = z.infer<typeof job>;

/**
 * Exercises all uses of Redis by a service, at one address.
 * @param work awaited by each job
 */
export function useOf(url: string, work = (): Promise<void> => Promise.resolve()) {
  const redis = new RedisConnection(url, `test${process.pid}-`);
  const queue = new JobQueue<Job>(redis, 'notes', (noteId) => ({
    jobId: `note-${noteId}`,
    data: { noteId },
  }));
  const [done, heard] = [new Set<string>(), new Set<string>()];
  const worker = new JobWorker<Job>(redis, {
    queue: 'notes',
    schema: job,
    handle: async ({ noteId }) => {
      await work();
      done.add(noteId);
    },
    concurrency: 2,
    failureMessage: 'a note failed',
  });
  worker.onApplicationBootstrap();
  const unsubscribe = redis.subscribe(
    ['news'],
    (_channel, message) => heard.add(message),
    () => undefined,
  );
  const limiter = new FailureLimiter({ redis, audit: new AuditTrail() }, 'tries', 5, 60);
  return {
    redis,
    queue,
    /** Ids of finished jobs. */
    done,
    /** Adds a job, sends a message and counts a try, and waits until each has arrived. */
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
        // During an outage of Redis the limiter counts in memory.
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
