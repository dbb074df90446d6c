import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { FAIL_FAST, PATIENT } from './redis';

/** How long a request waits for Redis to take a job; a sweeper finds what was not taken. */
const ADD_MS = 1500;

/** Where a queue's errors go. */
export type QueueErrors = (error: Error) => void;

/** Producer of one queue. MongoDB is the truth and Redis a schedule: a job that is lost is found by a sweeper. */
export class JobQueue<T extends object> {
  private readonly connection: Redis;
  private readonly queue: Queue;

  constructor(
    private readonly name: string,
    redisUrl: string,
    private readonly onError: QueueErrors,
  ) {
    this.connection = new Redis(redisUrl, FAIL_FAST);
    this.connection.on('error', onError);
    this.queue = new Queue(name, {
      connection: this.connection,
      defaultJobOptions: {
        attempts: 20,
        backoff: { type: 'exponential', delay: 500 },
        // An ended job that is still kept would silently swallow the same job when it is added anew.
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    this.queue.on('error', onError);
  }

  /**
   * Adds a job under a deterministic id (`grade-<id>`); adding one that waits already does nothing.
   * @returns whether Redis took it within 1.5 s. Never throws.
   */
  async add(jobId: string, data: T): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Redis took no ${this.name} job in time`)), ADD_MS);
    });
    try {
      await Promise.race([this.queue.add(this.name, data, { jobId }), late]);
      return true;
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.queue.close().catch(this.onError);
    this.connection.disconnect();
  }
}

export interface WorkerOptions {
  concurrency: number;
  onError: QueueErrors;
}

/**
 * Starts the consumer of one queue. Short locks: after a kill -9 another worker takes the job over within
 * seconds, however often that happens, so the handler must be safe to run again.
 */
export function startWorker<T extends object>(
  name: string,
  redisUrl: string,
  handler: (data: T, job: Job<T>) => Promise<void>,
  { concurrency, onError }: WorkerOptions,
): Worker<T> {
  const connection = new Redis(redisUrl, PATIENT);
  connection.on('error', onError);
  const worker = new Worker<T>(name, (job) => handler(job.data, job), {
    connection,
    concurrency,
    lockDuration: 5000,
    stalledInterval: 2000,
    maxStalledCount: 1000,
  });
  worker.on('error', onError);
  worker.on('failed', (_job, error) => onError(error));
  worker.on('closed', () => connection.disconnect());
  return worker;
}
