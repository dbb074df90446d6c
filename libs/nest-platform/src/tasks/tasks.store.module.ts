import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TASK_MODEL, taskSchema } from './task.schema';
import { TasksRepository } from './tasks.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: TASK_MODEL, schema: taskSchema }])],
  providers: [TasksRepository],
  exports: [TasksRepository],
})
export class TasksStoreModule {}
