import { Injectable } from '@nestjs/common';
import type { TaskJob } from '@concord/contracts';
import { JobQueue } from '../jobs/job-queue';
import { RedisConnection } from '../stores/redis';
import { TaskDefinition } from './task-definition';

/** Producer of tasks. The sweeper adds jobs again that Redis lost or did not accept. */
@Injectable()
export class TasksQueue extends JobQueue<TaskJob> {
  constructor(redis: RedisConnection, definition: TaskDefinition) {
    super(redis, definition.queue, (taskId) => ({ jobId: `task-${taskId}`, data: { taskId } }));
  }
}
