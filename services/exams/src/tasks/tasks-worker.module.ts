import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { TaskRegistry } from './task-registry';
import { TaskRunner } from './task-runner';
import { TasksProcessor } from './tasks.processor';
import { TasksStoreModule } from './tasks-store.module';
import { TasksSweeper } from './tasks.sweeper';

/** Does the tasks, in the worker. Modules with a handler import it, for the registry. */
@Module({
  imports: [GradingQueueModule, TasksStoreModule],
  providers: [TaskRegistry, TaskRunner, TasksProcessor, TasksSweeper],
  exports: [TaskRegistry],
})
export class TasksWorkerModule {}
