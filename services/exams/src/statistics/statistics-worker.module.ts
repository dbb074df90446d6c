import { Module } from '@nestjs/common';
import { GradingModule } from '../grading/grading.module';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { DayPassesModule } from './day-passes.module';
import { DayPassesTask } from './day-passes.task';

/** Counts, in the worker. */
@Module({ imports: [DayPassesModule, GradingModule, GradingQueueModule], providers: [DayPassesTask] })
export class StatisticsWorkerModule {}
