import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { DayPassesStoreModule } from '../../../store/day-passes/day-passes.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { DayPassesTask } from './day-passes.task';

/** Counts days, in the worker. */
@Module({
  imports: [DayPassesStoreModule, GradingQueueModule, ResultsStoreModule],
  providers: [DayPassesTask],
})
export class StatisticsWorkerModule {}
