import type { GradingQueue } from './grading.queue';

/** Longest delay for low-priority work. */
const MAX_DELAY_MS = 30_000;

/** Defers low-priority work while the grading queue has a backlog. */
export class LowPriorityGate {
  private deferUntil = Date.now() + MAX_DELAY_MS;

  constructor(private readonly queue: GradingQueue) {}

  /** True if the work may run now: there is no backlog, or it has waited for 30 s. */
  async isOpen(): Promise<boolean> {
    if (Date.now() < this.deferUntil && (await this.queue.hasBacklog())) return false;
    this.deferUntil = Date.now() + MAX_DELAY_MS;
    return true;
  }
}
