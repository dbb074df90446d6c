import { Injectable } from '@nestjs/common';
import { type GradeJob, gradeJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { GradingService } from './grading.service';

/** Maximum number of jobs in progress: two batches of the grading service. Measured with `npm run bench:grading`. */
const CONCURRENCY = 100;

/** Consumer of grading jobs. */
@Injectable()
export class GradingProcessor extends JobWorker<GradeJob> {
  constructor(grading: GradingService, redis: RedisConnection) {
    super(redis, {
      queue: QUEUES.grading,
      schema: gradeJob,
      handle: ({ attemptId }) => grading.gradeAttempt(attemptId),
      concurrency: CONCURRENCY,
      failureMessage: 'grading failed',
    });
  }
}
