import { setTimeout as sleep } from 'node:timers/promises';
import type { HallWatch } from './hall-watch';

/** While a hall sits, work takes a seventh of the time: saves beside it then wait little longer than alone (`bench:pdf`). */
const REST_PER_WORK = 6;
/** A slow step on a busy machine. */
const LONGEST_REST_MS = 5000;

/** The pace of one long piece of work: answers of candidates come first. */
export class WorkPace {
  private since = performance.now();

  constructor(
    private readonly hall: Pick<HallWatch, 'isHallSitting'>,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** Between two steps: waits in proportion to the work since the last rest, while a hall sits. */
  async rest(): Promise<void> {
    const worked = performance.now() - this.since;
    if (await this.hall.isHallSitting()) await this.wait(Math.min(REST_PER_WORK * worked, LONGEST_REST_MS));
    this.since = performance.now();
  }
}
