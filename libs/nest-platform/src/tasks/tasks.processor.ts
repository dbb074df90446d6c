import { Injectable } from '@nestjs/common';
import { type TaskJob, taskJob } from '@concord/contracts';
import { JobWorker } from '../jobs/job-worker';
import { RedisConnection } from '../stores/redis';
import { TaskDefinition } from './task-definition';
import { TaskRunner } from './task-runner';

/**
 * Maximum number of parallel tasks: two, so that a long task does not block the next one, and enough of the store is
 * left for candidates.
 */
const CONCURRENCY = 2;
/** Maximum wait for a running task at shutdown; another worker repeats it. */
const DRAIN_MS = 4000;

/** Consumer of the queue of tasks. */
@Injectable()
export class TasksProcessor extends JobWorker<TaskJob> {
  constructor(runner: TaskRunner, redis: RedisConnection, definition: TaskDefinition) {
    super(redis, {
      queue: definition.queue,
      schema: taskJob,
      handle: ({ taskId }) => runner.run(taskId),
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      failureMessage: 'a task could not be done',
    });
  }
}
