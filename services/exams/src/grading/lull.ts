import type { GradingQueue } from './grading.queue';

/** What can wait, waits for so long at most. */
const LONGEST_MS = 30_000;

/** Lets work that can wait keep out of the way of a crowd that is being graded. */
export class Lull {
  private until = Date.now() + LONGEST_MS;

  constructor(private readonly queue: GradingQueue) {}

  /** Whether it is the time for it: nobody is waiting for a grade, or it has waited long enough. */
  async isNow(): Promise<boolean> {
    if (Date.now() < this.until && (await this.queue.isBusy())) return false;
    this.until = Date.now() + LONGEST_MS;
    return true;
  }
}
