import { Module } from '@nestjs/common';
import { TasksStoreModule } from '../../store/tasks/tasks.store.module';
import { GradingQueueModule } from '../grading-queue/grading-queue.module';
import { TaskRegistry } from './task-registry';
import { TaskRunner } from './task-runner';
import { TasksProcessor } from './tasks.processor';
import { TasksQueue } from './tasks.queue';
import { TasksSweeper } from './tasks.sweeper';

/** Runs tasks, in the worker. Modules with a handler import it for the registry. */
@Module({
  imports: [GradingQueueModule, TasksStoreModule],
  providers: [TaskRegistry, TaskRunner, TasksProcessor, TasksQueue, TasksSweeper],
  exports: [TaskRegistry],
})
export class TasksWorkerModule {}
