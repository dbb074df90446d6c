import { Injectable } from '@nestjs/common';
import { QUEUES, type TaskJob } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of tasks. The sweeper adds jobs again that Redis lost or did not accept. */
@Injectable()
export class TasksQueue extends JobQueue<TaskJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.tasks, (taskId) => ({ jobId: `task-${taskId}`, data: { taskId } }));
  }
}
