import { Injectable } from '@nestjs/common';
import { QUEUES, statisticsJob, type StatisticsJob } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { ExamCounter } from './exam-counter.service';

/** Consumer of counts: one at a time, because each reads all results of an exam. */
@Injectable()
export class ExamStatisticsProcessor extends JobWorker<StatisticsJob> {
  constructor(redis: RedisConnection, counter: ExamCounter) {
    super(redis, {
      queue: QUEUES.statistics,
      schema: statisticsJob,
      handle: ({ statisticsId }) => counter.count(statisticsId),
      concurrency: 1,
      failureMessage: 'statistics could not be counted',
    });
  }
}
