import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { FailureLog } from '../core/failure-log';
import { log } from '../core/logger';
import { withTimeout } from '../core/timeout';
import { BLOCKING, type RedisConnection } from '../stores/redis';

/** Longest wait for the end of a queue while Redis is away: nothing can be told to it. */
const AWAY_DRAIN_MS = 1000;

export interface JobWorkerOptions<T extends object> {
  queue: string;
  /** The payload; a job that does not fit it fails. */
  schema: z.ZodType<T>;
  /** Does one job. A job may run twice, after a crash also at the same time. */
  handle: (data: T) => Promise<void>;
  /** Jobs done at once. */
  concurrency: number;
  /** Longest wait for jobs under way at shutdown, in ms; without it shutdown waits until they have ended. */
  drainMs?: number;
  /** Log message of a job that fails. */
  failureMessage: string;
}

/**
 * Consumer of one queue, from the start of the application to its shutdown. Extend it by a provider of a worker's module.
 *
 * @example
 * class MailProcessor extends JobWorker<MailJob> {
 *   constructor(delivery: MailDelivery, redis: RedisConnection) {
 *     super(redis, {
 *       queue: QUEUES.mail,
 *       schema: mailJob,
 *       handle: ({ mailId }) => delivery.deliver(mailId),
 *       concurrency: 8,
 *       failureMessage: 'sending mails failed',
 *     });
 *   }
 * }
 */
export class JobWorker<T extends object>
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private worker?: Worker;
  private closed?: Promise<void>;
  private connection?: Redis;

  constructor(
    private readonly redis: RedisConnection,
    private readonly options: JobWorkerOptions<T>,
  ) {}

  onApplicationBootstrap(): void {
    const { queue, schema, handle, concurrency, failureMessage } = this.options;
    const failures = new FailureLog(`the ${queue} queue cannot be read`);
    const connection = this.redis.open(BLOCKING).on('error', failures.failed).on('ready', failures.recovered);
    this.connection = connection;
    this.worker = new Worker(queue, async (job) => handle(schema.parse(job.data)), {
      connection,
      prefix: this.redis.queuePrefix,
      concurrency,
      // Short locks: after a kill -9 another worker takes the job over within seconds, however often that happens.
      lockDuration: 5000,
      stalledInterval: 2000,
      maxStalledCount: 1000,
    });
    this.worker.on('error', failures.failed);
    this.worker.on('failed', (_job, error) => log.warn({ err: error }, failureMessage));
    this.worker.on('closed', () => connection.disconnect());
  }

  /** Takes no more jobs, before anything that jobs under way need is closed. */
  beforeApplicationShutdown(): void {
    this.closed ??= this.worker?.close();
  }

  async onApplicationShutdown(): Promise<void> {
    const { queue } = this.options;
    const drainMs = this.connection?.status === 'ready' ? this.options.drainMs : AWAY_DRAIN_MS;
    this.beforeApplicationShutdown();
    const closed = this.closed ?? Promise.resolve();
    if (drainMs === undefined) return closed;
    await withTimeout(closed, drainMs, `jobs of the ${queue} queue were under way at shutdown`).catch(
      (error: unknown) => log.info({ err: error }, 'jobs are left to another worker'),
    );
  }
}
