import { Module } from '@nestjs/common';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MemberInductionModule } from '../members/member-induction.module';
import { InductPlans } from './induct-plans.service';
import { MembersInductHandler } from './members-induct.handler';

/** Runs the tasks that induct applicants, in the worker. */
@Module({
  imports: [MemberInductionModule, MembersStoreModule, TasksWorkerModule],
  providers: [InductPlans, MembersInductHandler],
})
export class InductionsWorkerModule {}
