import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../applicants/applicants.module';
import { BulkAssignmentsModule } from '../bulk-assignments/bulk-assignments.module';
import { ExamsModule } from '../exams/exams.module';
import { HallCandidatesService } from './hall-candidates.service';
import { HallMembers } from './hall-members.service';
import { HallsController } from './halls.controller';
import { HallsService } from './halls.service';
import { HallsStoreModule } from './halls-store.module';

/** Sessions of exams in a hall: who sits what, where, when and under whose eyes. */
@Module({
  imports: [ApplicantsModule, BulkAssignmentsModule, ExamsModule, HallsStoreModule],
  controllers: [HallsController],
  providers: [HallCandidatesService, HallMembers, HallsService],
  exports: [HallsService, HallsStoreModule],
})
export class HallsModule {}
