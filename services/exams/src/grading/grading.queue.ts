import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type GradeJob, QUEUES } from '@concord/contracts';
import { JobQueue, log, RedisConnection } from '@concord/nest-platform';
import type { Types } from 'mongoose';

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

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
