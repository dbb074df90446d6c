import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type GradeJob, QUEUES } from '@concord/contracts';
import { JobQueue, log, RedisConnection } from '@concord/nest-platform';
import type { Types } from 'mongoose';

/** More jobs than this are a hall that hands in. */
const CROWD = 20;

/** Producer of grading jobs. */
@Injectable()
export class GradingQueue implements OnApplicationShutdown {
  private readonly queue: JobQueue<GradeJob>;

  constructor(redis: RedisConnection) {
    this.queue = new JobQueue<GradeJob>(QUEUES.grading, redis.url, (error) =>
      log.warn({ err: error }, 'the grading queue failed'),
    );
  }

  /** @returns whether Redis took the job; if not, the sweeper finds the attempt. */
  add(attempt: Types.ObjectId | string): Promise<boolean> {
    const attemptId = String(attempt);
    return this.queue.add(`grade-${attemptId}`, { attemptId });
  }

  /** Whether a crowd is being graded; false also while Redis is away. */
  async isBusy(): Promise<boolean> {
    return ((await this.queue.backlog()) ?? 0) > CROWD;
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
