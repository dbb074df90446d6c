import { setTimeout as sleep } from 'node:timers/promises';
import type { HallWatch } from '../sources/hall-watch';

/**
 * Ratio of pause to work while a hall sits: work gets a seventh of the time, and saves are hardly
 * slower (`bench:pdf`).
 */
const REST_PER_WORK = 6;
/** Longest pause, after a slow step on a busy machine. */
const LONGEST_REST_MS = 5000;

/** Slows one long piece of work while a hall sits: answers of candidates come first. */
export class WorkThrottle {
  private since = performance.now();

  constructor(
    private readonly hall: Pick<HallWatch, 'isHallSitting'>,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** Pauses between two steps, in proportion to the work since the last pause, while a hall sits. */
  async rest(): Promise<void> {
    const worked = performance.now() - this.since;
    if (await this.hall.isHallSitting()) await this.wait(Math.min(REST_PER_WORK * worked, LONGEST_REST_MS));
    this.since = performance.now();
  }
}
