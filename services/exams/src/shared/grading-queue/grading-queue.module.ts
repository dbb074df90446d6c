import { Module } from '@nestjs/common';
import { GradingQueue } from './grading.queue';

@Module({
  providers: [GradingQueue],
  exports: [GradingQueue],
})
export class GradingQueueModule {}
