import { Module } from '@nestjs/common';
import { ChosenStudents } from '@concord/nest-platform';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AddPlansService } from './add-plans.service';
import { AssignedListService } from './assigned-list.service';
import { BulkAdding } from './bulk-adding.service';
import { BulkAssignmentsController } from './bulk-assignments.controller';
import { BulkChanges } from './bulk-changes.service';
import { ChangePlansService } from './change-plans.service';
import { ExamStatesService } from './exam-states.service';

/** Accepts requests to assign an exam to many students, or to change many assignments. The worker runs them as tasks. */
@Module({
  imports: [
    ApplicantsModule,
    AssignmentsModule,
    AssignmentsStoreModule,
    AttemptsStoreModule,
    ExamsStoreModule,
    TasksModule,
  ],
  controllers: [BulkAssignmentsController],
  providers: [
    AddPlansService,
    AssignedListService,
    BulkAdding,
    BulkChanges,
    ChangePlansService,
    ChosenStudents,
    ExamStatesService,
  ],
  exports: [BulkChanges, ChosenStudents, ExamStatesService],
})
export class BulkAssignmentsModule {}
