import { Module } from '@nestjs/common';
import { TASK_ORDER_PROVIDERS, TaskDefinition, TasksService, TasksStoreModule } from '@concord/nest-platform';
import { EXAM_TASKS } from './exam-tasks';

/** Accepts requests for tasks, and reports their progress. The worker runs them. */
@Module({
  imports: [TasksStoreModule],
  providers: [{ provide: TaskDefinition, useValue: EXAM_TASKS }, ...TASK_ORDER_PROVIDERS],
  exports: [TasksService],
})
export class TasksModule {}
