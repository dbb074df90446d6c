import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { BulkAssignmentsModule } from '../../assignments/bulk-assignments/bulk-assignments.module';
import { HallCandidatesService } from './hall-candidates.service';
import { HallMembers } from './hall-members.service';
import { HallsController } from './halls.controller';
import { HallsService } from './halls.service';

/** Hall sessions: candidates, exams, room, time and invigilators. */
@Module({
  imports: [
    ApplicantsModule,
    AssignmentsStoreModule,
    BulkAssignmentsModule,
    ExamsStoreModule,
    HallsStoreModule,
  ],
  controllers: [HallsController],
  providers: [HallCandidatesService, HallMembers, HallsService],
  exports: [HallsService],
})
export class HallsModule {}
