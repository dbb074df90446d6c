import { Module } from '@nestjs/common';
import { TasksStoreModule } from '../../store/tasks/tasks.store.module';
import { OutcomeNames } from './outcome-names.service';
import { TasksQueue } from './tasks.queue';
import { TasksService } from './tasks.service';

/** Takes orders for tasks, and reports their progress. The worker runs them. */
@Module({
  imports: [TasksStoreModule],
  providers: [OutcomeNames, TasksQueue, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
