import type { OnApplicationShutdown } from '@nestjs/common';
import { inSpan, type TraceHeaders } from '@concord/observability';
import { Queue } from 'bullmq';
import { FailureLog } from '../core/failure-log';
import { withTimeout } from '../core/timeout';
import { FAIL_FAST, type RedisConnection } from '../stores/redis';
import type { RedisClient } from '../stores/redis-client';

/** Longest wait of a request for Redis; a sweeper finds jobs that were not added. */
const ANSWER_MS = 1500;

/** A job as it is queued: adding another one under the same id while it waits does nothing. */
export interface QueuedJob<T extends object> {
  /** Dash-joined and the same for the same record, such as `grade-<attemptId>`. */
  jobId: string;
  data: T;
}

/**
 * Producer of one queue of jobs about one record each. MongoDB is the truth and Redis a schedule: a job that is lost
 * is found by a sweeper.
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

  /** @param jobOf the job about the record of this id */
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
        // A job that waits out a long back-off would swallow the sweeper's new one: after an outage all go on at once.
        backoff: { type: 'fixed', delay: 2000 },
        // An ended job that is still kept would silently swallow the same job when it is added anew.
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    this.queue.on('error', this.onError);
  }

  /**
   * Adds the job about a record; does nothing when it waits already.
   * @returns whether Redis took it within 1.5 s. Never throws.
   */
  async add(recordId: string | { toString(): string }): Promise<boolean> {
    const { jobId, data } = this.jobOf(String(recordId));
    const added = inSpan(`send ${this.name}`, { kind: 'producer' }, (trace) =>
      this.queue.add(this.name, data, { jobId, ...traceOptions(trace) }),
    );
    return (await this.answer(added)) !== undefined;
  }

  /** Jobs that wait or are being done; undefined when Redis does not answer within 1.5 s. Never throws. */
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
    // A cluster stays ready while one of its nodes is away.
    this.failures.recovered();
    return answer;
  };

  private readonly onError = (error: unknown): undefined => {
    this.failures.failed(error);
    return undefined;
  };
}

/** The trace that a job belongs to; it stands in BullMQ's options, because the payload is ids only. */
const traceOptions = (trace: TraceHeaders) =>
  Object.keys(trace).length > 0 && { telemetry: { metadata: JSON.stringify(trace) } };
