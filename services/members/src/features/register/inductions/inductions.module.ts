import { Module } from '@nestjs/common';
import { ChosenStudents } from '@concord/nest-platform';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MemberInductionModule } from '../members/member-induction.module';
import { BulkInduction } from './bulk-induction.service';
import { InductPlans } from './induct-plans.service';
import { InductionsController } from './inductions.controller';

/** Inductions of many applicants, as tasks. */
@Module({
  imports: [MemberInductionModule, MembersStoreModule, TasksModule],
  controllers: [InductionsController],
  providers: [BulkInduction, ChosenStudents, InductPlans],
})
export class InductionsModule {}
