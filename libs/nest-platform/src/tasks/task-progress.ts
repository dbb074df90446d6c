import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskGate } from './task-pace';
import type { TaskRun, TasksRepository } from './tasks.repository';

const GATE_POLL_MS = 500;

/** Ends a run because its task was cancelled, or another run has begun. */
export class TaskStopped extends Error {}

/** Progress of one run. */
export class TaskProgress {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly gate: TaskGate,
    private readonly run: TaskRun,
    private total: number,
  ) {}

  /**
   * Records the number of completed steps, then waits while other work comes first.
   * @throws TaskStopped if the run must end; do not catch it
   */
  async advance(done: number, total = this.total): Promise<void> {
    this.total = total;
    if (!(await this.tasks.advance(this.run, { done, total }))) throw new TaskStopped();
    while (!(await this.gate.isOpen())) await sleep(GATE_POLL_MS);
  }
}
