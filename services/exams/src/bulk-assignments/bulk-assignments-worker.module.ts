import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentStatesService } from '../assignments/assignment-states.service';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { AttemptsModule } from '../attempts/attempts.module';
import { EXAM_MODEL, examSchema } from '../exams/exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { LiveEventsModule } from '../live-events/live-events.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultsRepository } from '../results/results.repository';
import { TasksWorkerModule } from '../tasks/tasks-worker.module';
import { AddPlansService } from './add-plans.service';
import { AssignmentsAddHandler } from './assignments-add.handler';
import { AssignmentsChangeHandler } from './assignments-change.handler';
import { ExamAssignmentsRepository } from './exam-assignments.repository';
import { ExamAttemptsRepository } from './exam-attempts.repository';
import { ExamStatesService } from './exam-states.service';

/** Does the orders about many assignments, in the worker. It declares its repositories itself: no controllers there. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    LiveEventsModule,
    TasksWorkerModule,
  ],
  providers: [
    AddPlansService,
    AssignmentsAddHandler,
    AssignmentsChangeHandler,
    AssignmentsRepository,
    AssignmentStatesService,
    ExamAssignmentsRepository,
    ExamAttemptsRepository,
    ExamsRepository,
    ExamStatesService,
    ResultsRepository,
  ],
})
export class BulkAssignmentsWorkerModule {}
