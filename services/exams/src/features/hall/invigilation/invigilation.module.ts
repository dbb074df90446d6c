import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { LateAnswersStoreModule } from '../../../store/late-answers/late-answers.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { AssignmentsModule } from '../../assignments/assignments/assignments.module';
import { PapersModule } from '../../authoring/papers/papers.module';
import { ResultsModule } from '../../results/results/results.module';
import { AttemptHistoryService } from './attempt-history.service';
import { AttemptResets } from './attempt-resets.service';
import { ClosingsService } from './closings.service';
import { DecidedScores } from './decided-scores.service';
import { InvigilationController } from './invigilation.controller';
import { LateDecisionsService } from './late-decisions.service';
import { ResetPermissions } from './reset-permissions.service';
import { ResetsService } from './resets.service';
import { UndecidedAnswers } from './undecided-answers.service';

/** Interventions of staff: close an attempt, reset an assignment, view its attempts, decide on late answers. */
@Module({
  imports: [
    AssignmentsModule,
    AssignmentsStoreModule,
    AttemptsStoreModule,
    ExamsStoreModule,
    ExamVersionsStoreModule,
    GradingQueueModule,
    HeldResultsModule,
    LateAnswersStoreModule,
    LiveEventsModule,
    PapersModule,
    ResultsModule,
    ResultsStoreModule,
  ],
  controllers: [InvigilationController],
  providers: [
    AttemptHistoryService,
    AttemptResets,
    ClosingsService,
    DecidedScores,
    LateDecisionsService,
    ResetPermissions,
    ResetsService,
    UndecidedAnswers,
  ],
  exports: [AttemptHistoryService],
})
export class InvigilationModule {}
