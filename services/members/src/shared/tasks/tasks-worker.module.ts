import { Module } from '@nestjs/common';
import {
  TASK_WORKER_PROVIDERS,
  TaskDefinition,
  TaskPace,
  TaskRegistry,
  TasksStoreModule,
} from '@concord/nest-platform';
import { MEMBER_TASKS } from './member-tasks';

/** Runs tasks, in the worker. Modules with a handler import it for the registry. */
@Module({
  imports: [TasksStoreModule],
  providers: [{ provide: TaskDefinition, useValue: MEMBER_TASKS }, TaskPace, ...TASK_WORKER_PROVIDERS],
  exports: [TaskRegistry],
})
export class TasksWorkerModule {}
