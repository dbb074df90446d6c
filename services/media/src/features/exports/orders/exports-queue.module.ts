import { Module } from '@nestjs/common';
import { ExportsQueue } from './exports.queue';

/** Queue of requested files, for the API and the worker. */
@Module({
  providers: [ExportsQueue],
  exports: [ExportsQueue],
})
export class ExportsQueueModule {}
