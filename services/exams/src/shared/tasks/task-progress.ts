import { setTimeout as sleep } from 'node:timers/promises';
import type { TaskRun, TasksRepository } from '../../store/tasks/tasks.repository';
import type { LowPriorityGate } from '../grading-queue/low-priority.gate';

const GATE_POLL_MS = 500;

/** Ends a run because its task was cancelled, or another run has begun. */
export class TaskStopped extends Error {}

/** Progress of one run. */
export class TaskProgress {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly gate: LowPriorityGate,
    private readonly run: TaskRun,
    private total: number,
  ) {}

  /**
   * Records the number of completed steps, then waits while the grading queue has a backlog.
   * @throws TaskStopped if the run must end; do not catch it
   */
  async advance(done: number, total = this.total): Promise<void> {
    this.total = total;
    if (!(await this.tasks.advance(this.run, { done, total }))) throw new TaskStopped();
    while (!(await this.gate.isOpen())) await sleep(GATE_POLL_MS);
  }
}
