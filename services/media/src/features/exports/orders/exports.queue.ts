import { Injectable } from '@nestjs/common';
import { type ExportJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of the exports queue; the sweeper adds jobs again that Redis did not accept or lost. */
@Injectable()
export class ExportsQueue extends JobQueue<ExportJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.exports, (exportId) => ({ jobId: `export-${exportId}`, data: { exportId } }));
  }
}
