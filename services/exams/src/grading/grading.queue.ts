import { Injectable } from '@nestjs/common';
import { type GradeJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** More jobs than this are a hall that hands in. */
const CROWD = 20;

/** Producer of grading jobs; the sweeper finds attempts whose job Redis did not take. */
@Injectable()
export class GradingQueue extends JobQueue<GradeJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.grading, (attemptId) => ({ jobId: `grade-${attemptId}`, data: { attemptId } }));
  }

  /** Whether a crowd is being graded; false also while Redis is away. */
  async isBusy(): Promise<boolean> {
    return ((await this.backlog()) ?? 0) > CROWD;
  }
}
