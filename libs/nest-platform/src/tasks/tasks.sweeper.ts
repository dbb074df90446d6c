import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '../jobs/repeating-task';
import { TasksQueue } from './tasks.queue';
import { TasksRepository } from './tasks.repository';

const INTERVAL_MS = 5000;
/** Time without progress after which a job may be lost. Adding a job again that Redis has is harmless. */
const STALLED_MS = 5000;

/** Adds lost jobs of tasks to the queue again. */
@Injectable()
export class TasksSweeper extends RepeatingTask {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly queue: TasksQueue,
  ) {
    super(() => this.sweep(), {
      name: 'tasks-sweeper',
      intervalMs: INTERVAL_MS,
      failureMessage: 'tasks could not be swept',
    });
  }

  private async sweep(now = Date.now()): Promise<void> {
    for (const id of await this.tasks.idsStalledSince(new Date(now - STALLED_MS)))
      if (!(await this.queue.add(id))) return;
  }
}
