import { log, RepeatingTask } from '@concord/nest-platform';

/** Longer than a request takes to finish its own change, in ms. */
const AGE_MS = 15_000;
const INTERVAL_MS = 30_000;
/** While nobody calls, only a process that was killed leaves something, and the next call ends the rest. */
const IDLE_INTERVAL_MS = 300_000;

/** Changes that a killed process left in the middle. */
export interface UnfinishedWork<T> {
  /** Name of the task in metrics, e.g. `merges-sweeper`. */
  readonly name: string;
  /** One of them in the log, e.g. `a merge`. */
  readonly one: string;
  /** Changes that began before this time and have not ended. */
  readonly find: (before: Date) => Promise<readonly T[]>;
  readonly finish: (change: T) => Promise<unknown>;
  /** Names a change in the log. */
  readonly idOf: (change: T) => unknown;
}

/** Finishes changes whose process was killed. One that fails waits for the next sweep, and does not stop the others. */
export abstract class UnfinishedSweeper<T> extends RepeatingTask {
  constructor(private readonly work: UnfinishedWork<T>) {
    super(() => this.sweep(), {
      name: work.name,
      intervalMs: INTERVAL_MS,
      idleIntervalMs: IDLE_INTERVAL_MS,
      failureMessage: `the search for ${work.one} that was left unfinished failed`,
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const change of await this.work.find(before))
      await this.work.finish(change).catch((error: unknown) => {
        log.warn({ err: error, id: this.work.idOf(change) }, `${this.work.one} is left to the next sweep`);
      });
  }
}
