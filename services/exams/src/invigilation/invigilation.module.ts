import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { ResultsModule } from '../results/results.module';
import { AttemptHistoryService } from './attempt-history.service';
import { ClosingsService } from './closings.service';
import { InvigilationController } from './invigilation.controller';
import { LateDecisionsService } from './late-decisions.service';
import { ResetsService } from './resets.service';

/** Interventions of staff: close an attempt, reset an assignment, see its attempts, decide on late answers. */
@Module({
  imports: [
    AssignmentsModule,
    AttemptsModule,
    ExamsModule,
    GradingQueueModule,
    LiveEventsModule,
    ResultsModule,
  ],
  controllers: [InvigilationController],
  providers: [AttemptHistoryService, ClosingsService, LateDecisionsService, ResetsService],
  exports: [AttemptHistoryService],
})
export class InvigilationModule {}
