import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { AssignmentStatesService } from '../assignments/assignment-states.service';
import { AddPlansService } from './add-plans.service';
import { AddWriter } from './add-writer.service';
import { AssignmentWrites } from './assignment-writes.service';
import { AssignmentsAddHandler } from './assignments-add.handler';
import { AssignmentsChangeHandler } from './assignments-change.handler';
import { ExamStatesService } from './exam-states.service';

/** Runs the tasks for many assignments, in the worker. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    ExamsStoreModule,
    LiveEventsModule,
    ResultsStoreModule,
    TasksWorkerModule,
  ],
  providers: [
    AddPlansService,
    AddWriter,
    AssignmentsAddHandler,
    AssignmentsChangeHandler,
    AssignmentStatesService,
    AssignmentWrites,
    ExamStatesService,
  ],
})
export class BulkAssignmentsWorkerModule {}
