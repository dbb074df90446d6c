import { Module } from '@nestjs/common';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { LateAnswersStoreModule } from '../../../store/late-answers/late-answers.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { PapersModule } from '../../authoring/papers/papers.module';
import { EntryModule } from '../entry/entry.module';
import { HeartbeatModule } from '../heartbeat/heartbeat.module';
import { ActivityService } from './activity.service';
import { AttemptResumptions } from './attempt-resumptions.service';
import { AttemptStarts } from './attempt-starts.service';
import { GradeWaiter } from './grade-waiter';
import { SaveRefusals } from './save-refusals.service';
import { SavesService } from './saves.service';
import { ShownAttempts } from './shown-attempts.service';
import { SignInController } from './sign-in.controller';
import { SittingController } from './sitting.controller';
import { SittingService } from './sitting.service';
import { StartRecords } from './start-records';
import { SubmissionsService } from './submissions.service';
import { SubmittedAnswers } from './submitted-answers.service';

/** Calls of candidates: sign in, start or resume an attempt, save answers, submit. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    CandidateSessionsModule,
    EntryModule,
    ExamsStoreModule,
    GradingQueueModule,
    HeartbeatModule,
    HeldResultsModule,
    LateAnswersStoreModule,
    LiveEventsModule,
    PapersModule,
    ResultsStoreModule,
  ],
  controllers: [SignInController, SittingController],
  providers: [
    ActivityService,
    AttemptResumptions,
    AttemptStarts,
    GradeWaiter,
    SaveRefusals,
    SavesService,
    ShownAttempts,
    SittingService,
    StartRecords,
    SubmissionsService,
    SubmittedAnswers,
  ],
})
export class SittingModule {}
