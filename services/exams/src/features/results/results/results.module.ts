import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { LateAnswersStoreModule } from '../../../store/late-answers/late-answers.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ExamsModule } from '../../authoring/exams/exams.module';
import { AnnotationsService } from './annotations.service';
import { ResultDetails } from './result-details.service';
import { ResultQuestions } from './result-questions.service';
import { ResultStates } from './result-states.service';
import { ResultsController } from './results.controller';
import { ResultsService } from './results.service';

@Module({
  imports: [
    ApplicantsModule,
    AttemptsStoreModule,
    CandidateSessionsModule,
    ExamsModule,
    ExamVersionsStoreModule,
    HeldResultsModule,
    LateAnswersStoreModule,
    ResultsStoreModule,
  ],
  controllers: [ResultsController],
  providers: [AnnotationsService, ResultDetails, ResultQuestions, ResultsService, ResultStates],
  exports: [ResultDetails],
})
export class ResultsModule {}
