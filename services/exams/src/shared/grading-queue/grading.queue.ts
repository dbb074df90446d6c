import { Injectable } from '@nestjs/common';
import { type GradeJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Number of waiting jobs above which the queue has a backlog. */
const BACKLOG_JOBS = 20;

/** Producer of grading jobs. The sweeper finds attempts whose job Redis did not accept. */
@Injectable()
export class GradingQueue extends JobQueue<GradeJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.grading, (attemptId) => ({ jobId: `grade-${attemptId}`, data: { attemptId } }));
  }

  /** Also false while Redis is down. */
  async hasBacklog(): Promise<boolean> {
    return ((await this.backlog()) ?? 0) > BACKLOG_JOBS;
  }
}
