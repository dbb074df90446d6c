import { Injectable } from '@nestjs/common';
import { AppError } from '../core/app-error';
import { log } from '../core/logger';
import { newObjectId } from '../stores/object-id';
import { TaskPace } from './task-pace';
import { TaskProgress, TaskStopped } from './task-progress';
import { TaskRegistry } from './task-registry';
import { type TaskRun, TasksRepository } from './tasks.repository';

/**
 * Maximum number of consecutive runs without progress: the queue retries every two seconds, then the sweeper does.
 */
const MAX_TRIES = 200;
const GIVEN_UP = 'This task did not finish after many tries. Start it again. What was already done is kept';

/** Runs tasks by the handlers of their kinds. */
@Injectable()
export class TaskRunner {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly registry: TaskRegistry,
    private readonly pace: TaskPace,
  ) {}

  /** Runs a task from its beginning. Handlers expect repeated runs. */
  async run(id: string): Promise<void> {
    const run: TaskRun = { task: id, run: newObjectId() };
    const task = await this.tasks.begin(run, MAX_TRIES);
    if (!task) {
      if (await this.tasks.giveUp(id, MAX_TRIES, GIVEN_UP)) log.error({ task: id }, 'a task failed for good');
      return;
    }
    const { kind, subject, by, role, origin, total } = task;
    const handler = this.registry.of(kind);
    const progress = new TaskProgress(this.tasks, this.pace.newGate(), run, total);
    const staff = { id: String(by._id), username: by.username, role };
    try {
      const request = handler.schema.parse(task.order);
      const outcome = await handler.run({ id, subject, request, staff, origin }, progress);
      await this.tasks.finish(run, outcome);
    } catch (error) {
      if (error instanceof TaskStopped) return;
      if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
      await this.tasks.fail(run, error.message);
    }
  }
}
