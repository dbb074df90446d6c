import { Module } from '@nestjs/common';
import { OutcomeNames } from './outcome-names.service';
import { TasksController } from './tasks.controller';
import { TasksService } from './tasks.service';
import { TasksStoreModule } from './tasks-store.module';

/** Takes orders of tasks and tells how far they are; the worker does them. */
@Module({
  imports: [TasksStoreModule],
  controllers: [TasksController],
  providers: [OutcomeNames, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
