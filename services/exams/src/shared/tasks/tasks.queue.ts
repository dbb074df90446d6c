import { Injectable } from '@nestjs/common';
import { QUEUES, type TaskJob } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of tasks; the sweeper adds jobs again that Redis did not accept or lost. */
@Injectable()
export class TasksQueue extends JobQueue<TaskJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.tasks, (taskId) => ({ jobId: `task-${taskId}`, data: { taskId } }));
  }
}
