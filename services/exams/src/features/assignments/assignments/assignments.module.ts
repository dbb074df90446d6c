import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { MembershipModule } from '../../../shared/membership/membership.module';
import { SebLinksModule } from '../../../shared/seb-links/seb-links.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { AssignedExams } from './assigned-exams';
import { AssignmentAdding } from './assignment-adding.service';
import { AssignmentRemoval } from './assignment-removal.service';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentTimes } from './assignment-times.service';
import { AssignmentsController } from './assignments.controller';
import { AssignmentsService } from './assignments.service';
import { Confirmations } from './confirmations.service';
import { ExamUsageService } from './exam-usage.service';
import { SittingsLimit } from './sittings-limit.service';
import { StudentAssignments } from './student-assignments.service';

@Module({
  imports: [
    ApplicantsModule,
    AssignmentsStoreModule,
    AttemptsStoreModule,
    CandidateSessionsModule,
    ExamsStoreModule,
    HeldResultsModule,
    LiveEventsModule,
    MembershipModule,
    ResultsStoreModule,
    SebLinksModule,
  ],
  controllers: [AssignmentsController],
  providers: [
    AssignedExams,
    AssignmentAdding,
    AssignmentRemoval,
    AssignmentsService,
    AssignmentStatesService,
    AssignmentTimes,
    Confirmations,
    ExamUsageService,
    SittingsLimit,
    StudentAssignments,
  ],
  exports: [AssignedExams, AssignmentsService, AssignmentStatesService, Confirmations, SittingsLimit],
})
export class AssignmentsModule {}
