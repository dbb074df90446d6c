import { Injectable } from '@nestjs/common';
import { QUEUES, type TaskJob, taskJob } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { TaskRunner } from './task-runner';

/**
 * Maximum number of parallel tasks: two, so that a long task does not block the next one, and enough of the store is
 * left for candidates.
 */
const CONCURRENCY = 2;
/** Maximum wait for a running task at shutdown; another worker repeats it. */
const DRAIN_MS = 4000;

/** Consumer of the tasks queue. */
@Injectable()
export class TasksProcessor extends JobWorker<TaskJob> {
  constructor(runner: TaskRunner, redis: RedisConnection) {
    super(redis, {
      queue: QUEUES.tasks,
      schema: taskJob,
      handle: ({ taskId }) => runner.run(taskId),
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      failureMessage: 'a task could not be done',
    });
  }
}
