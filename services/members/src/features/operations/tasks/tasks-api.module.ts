import { Module } from '@nestjs/common';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { TasksController } from './tasks.controller';

/** Shows staff their tasks. */
@Module({
  imports: [TasksModule],
  controllers: [TasksController],
})
export class TasksApiModule {}
