import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicantsModule } from '../applicants/applicants.module';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentsModule } from '../assignments/assignments.module';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { ExamsModule } from '../exams/exams.module';
import { TasksModule } from '../tasks/tasks.module';
import { AddPlansService } from './add-plans.service';
import { AssignedListService } from './assigned-list.service';
import { BulkAssignmentsController } from './bulk-assignments.controller';
import { BulkAssignmentsService } from './bulk-assignments.service';
import { ChangePlansService } from './change-plans.service';
import { ChosenStudents } from './chosen-students';
import { ExamAssignmentsRepository } from './exam-assignments.repository';
import { ExamAttemptsRepository } from './exam-attempts.repository';
import { ExamStatesService } from './exam-states.service';

/** Takes orders that give an exam to many, or change who has it; the worker does them as tasks. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
    ]),
    ApplicantsModule,
    AssignmentsModule,
    ExamsModule,
    TasksModule,
  ],
  controllers: [BulkAssignmentsController],
  providers: [
    AddPlansService,
    AssignedListService,
    BulkAssignmentsService,
    ChangePlansService,
    ChosenStudents,
    ExamAssignmentsRepository,
    ExamAttemptsRepository,
    ExamStatesService,
  ],
  exports: [BulkAssignmentsService, ChosenStudents, ExamAssignmentsRepository, ExamStatesService],
})
export class BulkAssignmentsModule {}
