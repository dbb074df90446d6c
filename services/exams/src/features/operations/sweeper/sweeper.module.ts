import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { HeartbeatsStoreModule } from '../../../store/heartbeats/heartbeats.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { GradingModule } from '../../results/grading/grading.module';
import { AttemptsGauges } from './attempts.gauges';
import { AttemptsSweeper } from './attempts.sweeper';
import { GradedCompletions } from './graded-completions.service';
import { GradingJobs } from './grading-jobs.service';
import { OverdueClosings } from './overdue-closings.service';

/** Closes overdue attempts and completes graded ones, in the worker. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    GradingModule,
    GradingQueueModule,
    HeartbeatsStoreModule,
    ResultsStoreModule,
  ],
  providers: [AttemptsGauges, AttemptsSweeper, GradedCompletions, GradingJobs, OverdueClosings],
})
export class SweeperModule {}
