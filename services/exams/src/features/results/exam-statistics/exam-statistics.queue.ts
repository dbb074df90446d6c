import { Injectable } from '@nestjs/common';
import { QUEUES, type StatisticsJob } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of counts. A job that Redis lost is added again at the next request of the statistics. */
@Injectable()
export class ExamStatisticsQueue extends JobQueue<StatisticsJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.statistics, (statisticsId) => ({
      jobId: `statistics-${statisticsId}`,
      data: { statisticsId },
    }));
  }
}
