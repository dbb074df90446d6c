import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
} from '@nestjs/common';
import { counter, histogram, inSpan, type TraceHeaders } from '@concord/observability';
import { type Job, WaitingError, Worker } from 'bullmq';
import type { z } from 'zod';
import { FailureLog } from '../core/failure-log';
import { log } from '../core/logger';
import { withTimeout } from '../core/timeout';
import { countStoreError } from '../stores/mongo-errors';
import { BLOCKING, type RedisConnection } from '../stores/redis';
import type { RedisClient } from '../stores/redis-client';
import { reportQueue } from './queue-gauges';

/** Maximum wait for running jobs at shutdown, well below the process's limit. */
const DRAIN_MS = 15_000;
/**
 * Maximum wait for running jobs at shutdown while Redis is down, when results cannot be reported.
 */
const AWAY_DRAIN_MS = 1000;
/** Maximum wait for Redis to take jobs back, and then for BullMQ to close. */
const GIVE_BACK_MS = 1000;

export interface JobWorkerOptions<T extends object> {
  queue: string;
  /** Schema of the payload; a job that does not match fails. */
  schema: z.ZodType<T>;
  /** Runs one job. A job may run twice, after a crash even concurrently. */
  handle: (data: T) => Promise<void>;
  /** Maximum concurrent jobs. */
  concurrency: number;
  /** Maximum wait for running jobs at shutdown, in ms; defaults to 15 s. The rest goes back to the queue. */
  drainMs?: number;
  /** Log message of a failed job. */
  failureMessage: string;
}

/**
 * Consumer of one queue, from the application's start to its shutdown. Extend it as a provider of a
 * worker's module.
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
  private connection?: RedisClient;
  /** Functions that give running jobs back to the queue. */
  private readonly underWay = new Set<() => Promise<void>>();
  private endReport?: () => void;
  private readonly jobs = counter('concord_jobs_total');
  private readonly durations = histogram('concord_job_duration_seconds');

  constructor(
    private readonly redis: RedisConnection,
    private readonly options: JobWorkerOptions<T>,
  ) {}

  onApplicationBootstrap(): void {
    const { queue, concurrency, failureMessage } = this.options;
    const failures = new FailureLog(`the ${queue} queue cannot be read`);
    const connection = this.redis.open(BLOCKING).on('error', failures.failed).on('ready', failures.recovered);
    this.connection = connection;
    this.endReport = reportQueue(this.redis, queue);
    for (const outcome of ['completed', 'failed']) this.jobs.inc({ queue, outcome }, 0);
    this.worker = new Worker(this.redis.queueName(queue), (job, token) => this.run(job, token), {
      connection,
      prefix: this.redis.queuePrefix,
      concurrency,
      // Short locks: after a kill -9 another worker takes the job over within seconds, repeatedly
      // if needed.
      lockDuration: 5000,
      stalledInterval: 2000,
      maxStalledCount: 1000,
      // Applies after a lost connection.
      runRetryDelay: 1000,
    });
    this.worker.on('error', failures.failed);
    this.worker.on('failed', (_job, error) => log.warn({ err: error }, failureMessage));
  }

  /** Takes no more jobs, before anything that running jobs need is closed. */
  beforeApplicationShutdown(): void {
    this.closed ??= this.worker?.close();
  }

  async onApplicationShutdown(): Promise<void> {
    const { queue, drainMs = DRAIN_MS } = this.options;
    this.endReport?.();
    this.beforeApplicationShutdown();
    const isAway = this.connection?.status !== 'ready';
    if (!(await this.closesWithin(isAway ? AWAY_DRAIN_MS : drainMs)) && this.underWay.size > 0) {
      log.info({ queue, jobs: this.underWay.size }, 'running jobs are handed to another worker');
      if (!isAway) await this.giveBack();
    }
    this.connection?.disconnect();
  }

  private async closesWithin(ms: number): Promise<boolean> {
    const closed = (this.closed ?? Promise.resolve()).then(() => true);
    return withTimeout(closed, ms, 'not closed in time').catch(() => false);
  }

  /**
   * Hands running jobs to other workers at once. A job that Redis did not take back is found when
   * its lock of 5 s ends.
   */
  private async giveBack(): Promise<void> {
    const given = Promise.all([...this.underWay].map((giveBack) => giveBack()));
    await withTimeout(given, GIVE_BACK_MS, 'Redis took no jobs back in time').catch((error: unknown) =>
      log.warn({ err: error }, 'jobs could not be given back'),
    );
    await this.closesWithin(GIVE_BACK_MS);
  }

  /** Runs a job until done or given back, in which case the result is ignored. */
  private async run(job: Job, token?: string): Promise<void> {
    let giveBack = (): Promise<void> => Promise.resolve();
    const givenBack = new Promise<never>((_, reject) => {
      giveBack = async () => {
        await job.moveToWait(token);
        reject(new WaitingError());
      };
    });
    this.underWay.add(giveBack);
    try {
      await Promise.race([this.work(job), givenBack]);
    } finally {
      this.underWay.delete(giveBack);
    }
  }

  /** Counts a try of a job, and makes it a span of the trace that added it. */
  private async work({ data, opts }: Job): Promise<void> {
    const { queue, schema, handle } = this.options;
    const metadata = opts.telemetry?.metadata;
    const parent = metadata === undefined ? {} : (JSON.parse(metadata) as TraceHeaders);
    const end = this.durations.startTimer({ queue });
    try {
      await inSpan(`process ${queue}`, { kind: 'consumer', parent }, () => handle(schema.parse(data)));
      this.jobs.inc({ queue, outcome: 'completed' });
    } catch (error) {
      this.jobs.inc({ queue, outcome: 'failed' });
      countStoreError(error);
      throw error;
    } finally {
      end();
    }
  }
}
