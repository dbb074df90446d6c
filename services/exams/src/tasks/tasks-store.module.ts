import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TASK_MODEL, taskSchema } from './task.schema';
import { TasksQueue } from './tasks.queue';
import { TasksRepository } from './tasks.repository';

/** The records of tasks and their queue, for the API and the worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: TASK_MODEL, schema: taskSchema }])],
  providers: [TasksQueue, TasksRepository],
  exports: [TasksQueue, TasksRepository],
})
export class TasksStoreModule {}
