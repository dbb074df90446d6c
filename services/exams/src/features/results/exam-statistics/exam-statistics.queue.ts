import { Injectable } from '@nestjs/common';
import { QUEUES, type StatisticsJob } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of counts. One that Redis forgot is added again when the statistics are requested. */
@Injectable()
export class ExamStatisticsQueue extends JobQueue<StatisticsJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.statistics, (statisticsId) => ({
      jobId: `statistics-${statisticsId}`,
      data: { statisticsId },
    }));
  }
}
