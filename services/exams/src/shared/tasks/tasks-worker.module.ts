import { Module } from '@nestjs/common';
import {
  TASK_WORKER_PROVIDERS,
  TaskDefinition,
  TaskPace,
  TaskRegistry,
  TasksStoreModule,
} from '@concord/nest-platform';
import { GradingQueueModule } from '../grading-queue/grading-queue.module';
import { EXAM_TASKS } from './exam-tasks';
import { GradingPace } from './grading-pace';

/** Runs tasks, in the worker. Modules with a handler import it for the registry. */
@Module({
  imports: [GradingQueueModule, TasksStoreModule],
  providers: [
    { provide: TaskDefinition, useValue: EXAM_TASKS },
    { provide: TaskPace, useClass: GradingPace },
    ...TASK_WORKER_PROVIDERS,
  ],
  exports: [TaskRegistry],
})
export class TasksWorkerModule {}
