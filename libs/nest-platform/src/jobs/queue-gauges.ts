import { atScrape, gauge } from '@concord/observability';
import { Queue } from 'bullmq';
import type { RedisConnection } from '../stores/redis';

/** Cache time of the counts, so that frequent scrapes do not load Redis. */
const MAX_AGE_MS = 5000;
/** BullMQ's job states by their names in metrics. */
const STATES = { waiting: 'wait', active: 'active', delayed: 'delayed', failed: 'failed' } as const;

/** Counts a queue's jobs at each scrape. @returns the function that ends it */
export function reportQueue(redis: RedisConnection, name: string): () => void {
  const jobs = gauge('concord_queue_jobs');
  const age = gauge('concord_queue_oldest_job_age_seconds');
  const queue = new Queue(redis.queueName(name), { connection: redis.client, prefix: redis.queuePrefix });
  // The connection has its own error listeners.
  queue.on('error', () => undefined);
  const read = async () => {
    const [counts, oldest] = await Promise.all([
      queue.getJobCounts(...Object.values(STATES)),
      // The oldest job of each state.
      queue.getJobs(['wait', 'active', 'delayed'], 0, 0, true),
    ]);
    for (const [state, key] of Object.entries(STATES)) jobs.set({ queue: name, state }, counts[key] ?? 0);
    const now = Date.now();
    // A job that ended in the meantime is undefined.
    const ages = oldest.flatMap((job) => (job ? [now - job.timestamp] : []));
    age.set({ queue: name }, Math.max(0, ...ages) / 1000);
  };
  const forget = () => {
    for (const state of Object.keys(STATES)) jobs.remove({ queue: name, state });
    age.remove({ queue: name });
  };
  const end = atScrape({ read, forget, maxAgeMs: MAX_AGE_MS });
  return () => {
    end();
    queue.close().catch(() => undefined);
  };
}
