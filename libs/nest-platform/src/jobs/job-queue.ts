import type { OnApplicationShutdown } from '@nestjs/common';
import { inSpan, type TraceHeaders } from '@concord/observability';
import { Queue } from 'bullmq';
import { FailureLog } from '../core/failure-log';
import { withTimeout } from '../core/timeout';
import { FAIL_FAST, type RedisConnection } from '../stores/redis';
import type { RedisClient } from '../stores/redis-client';

/** Maximum wait of a request for Redis; a sweeper finds jobs that were not added. */
const ANSWER_MS = 1500;

/** A queued job: adding another one with the same id while it waits does nothing. */
export interface QueuedJob<T extends object> {
  /** Deterministic and dash-joined, e.g. `grade-<attemptId>`. */
  jobId: string;
  data: T;
}

/**
 * Producer of one queue of jobs about one record each. MongoDB is the truth and Redis a schedule: a
 * sweeper finds lost jobs.
 *
 * @example
 * class MailQueue extends JobQueue<MailJob> {
 *   constructor(redis: RedisConnection) {
 *     super(redis, QUEUES.mail, (mailId) => ({ jobId: `mail-${mailId}`, data: { mailId } }));
 *   }
 * }
 */
export class JobQueue<T extends object> implements OnApplicationShutdown {
  private readonly connection: RedisClient;
  private readonly queue: Queue;
  private readonly failures: FailureLog;

  /** @param jobOf builds the job for a record id */
  constructor(
    redis: RedisConnection,
    private readonly name: string,
    private readonly jobOf: (recordId: string) => QueuedJob<T>,
  ) {
    this.failures = new FailureLog(`the ${name} queue failed`);
    this.connection = redis.open(FAIL_FAST);
    this.connection.on('error', this.onError).on('ready', this.failures.recovered);
    this.queue = new Queue(redis.queueName(name), {
      connection: this.connection,
      prefix: redis.queuePrefix,
      defaultJobOptions: {
        attempts: 20,
        // Fixed and short: a job in a long back-off would swallow the sweeper's new one, and after
        // an outage all continue at once.
        backoff: { type: 'fixed', delay: 2000 },
        // While a finished job is kept, adding the same job again has no effect.
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    this.queue.on('error', this.onError);
  }

  /**
   * Adds the job about a record; does nothing if it already waits.
   * @returns true if Redis accepted it within 1.5 s. Never throws.
   */
  async add(recordId: string | { toString(): string }): Promise<boolean> {
    const { jobId, data } = this.jobOf(String(recordId));
    const added = inSpan(`send ${this.name}`, { kind: 'producer' }, (trace) =>
      this.queue.add(this.name, data, { jobId, ...traceOptions(trace) }),
    );
    return (await this.answer(added)) !== undefined;
  }

  /** Number of waiting and running jobs; undefined if Redis does not answer within 1.5 s. Never throws. */
  async backlog(): Promise<number | undefined> {
    const counts = await this.answer(this.queue.getJobCounts('wait', 'active'));
    return counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close().catch(this.onError);
    this.connection.disconnect();
  }

  private async answer<R>(asked: Promise<R>): Promise<R | undefined> {
    const late = `Redis did not answer the ${this.name} queue in time`;
    return withTimeout(asked, ANSWER_MS, late).then(this.onAnswer, this.onError);
  }

  private readonly onAnswer = <R>(answer: R): R => {
    // A cluster stays ready while one of its nodes is down.
    this.failures.recovered();
    return answer;
  };

  private readonly onError = (error: unknown): undefined => {
    this.failures.failed(error);
    return undefined;
  };
}

/** Trace of a job, in BullMQ's options, because the payload is ids only. */
const traceOptions = (trace: TraceHeaders) =>
  Object.keys(trace).length > 0 && { telemetry: { metadata: JSON.stringify(trace) } };
