import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { FAIL_FAST, PATIENT } from '../stores/redis';

/** How long a request waits for Redis; a sweeper finds jobs that were not taken. */
const ANSWER_MS = 1500;

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
        // A job that waits out a long pause would swallow the sweeper's new one: after an outage all go on at once.
        backoff: { type: 'fixed', delay: 2000 },
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
    return (await this.inTime(this.queue.add(this.name, data, { jobId }))) !== undefined;
  }

  /** Jobs that wait or are being done; undefined when Redis does not say within 1.5 s. Never throws. */
  async backlog(): Promise<number | undefined> {
    const counts = await this.inTime(this.queue.getJobCounts('wait', 'active'));
    return counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  private async inTime<R>(asked: Promise<R>): Promise<R | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`Redis did not answer the ${this.name} queue in time`)),
        ANSWER_MS,
      );
    });
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
      return undefined;
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
