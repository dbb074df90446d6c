import { Injectable } from '@nestjs/common';
import { exportJob, type ExportJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { ExportGenerator } from './export-generator';

/** Parallel exports: a long list must not delay documents that candidates wait for. */
const CONCURRENCY = 1;
/** Longest wait for a running job at shutdown; another worker starts it again. */
const DRAIN_MS = 4000;

/** Consumer of the exports queue. */
@Injectable()
export class ExportsProcessor extends JobWorker<ExportJob> {
  constructor(redis: RedisConnection, generator: ExportGenerator) {
    super(redis, {
      queue: QUEUES.exports,
      schema: exportJob,
      handle: ({ exportId }) => generator.generate(exportId),
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      failureMessage: 'an export could not be written',
    });
  }
}
