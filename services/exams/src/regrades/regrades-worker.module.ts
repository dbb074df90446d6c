import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamStatisticsStoreModule } from '../exam-statistics/exam-statistics-store.module';
import { EXAM_MODEL, examSchema } from '../exams/exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { TasksWorkerModule } from '../tasks/tasks-worker.module';
import { VersionsRepository } from '../versions/versions.repository';
import { RegradeHandler } from './regrade.handler';
import { RegradePlans } from './regrade-plans.service';
import { RegradeWriter } from './regrade-writer.service';
import { RegradesRepository } from './regrades.repository';

/** Does regrades, in the worker. It declares its repositories itself: no controllers there. */
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
    ExamStatisticsStoreModule,
    TasksWorkerModule,
  ],
  providers: [
    AssignmentsRepository,
    ExamsRepository,
    RegradeHandler,
    RegradePlans,
    RegradesRepository,
    RegradeWriter,
    VersionsRepository,
  ],
})
export class RegradesWorkerModule {}
