import { Module } from '@nestjs/common';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { SebLinksModule } from '../../../shared/seb-links/seb-links.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentsController } from './assignments.controller';
import { AssignmentsService } from './assignments.service';
import { Confirmations } from './confirmations.service';
import { SittingsLimit } from './sittings-limit.service';

@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    CandidateSessionsModule,
    ExamsStoreModule,
    HeldResultsModule,
    LiveEventsModule,
    ResultsStoreModule,
    SebLinksModule,
  ],
  controllers: [AssignmentsController],
  providers: [AssignmentsService, AssignmentStatesService, Confirmations, SittingsLimit],
  exports: [AssignmentsService, AssignmentStatesService, Confirmations, SittingsLimit],
})
export class AssignmentsModule {}
