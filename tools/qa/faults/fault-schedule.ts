import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../../lib/wait.ts';
import { NotRunningError, type Product } from '../../platform/product.ts';
import type { Operation, Recorder } from '../ledger/recorder.ts';
import { servedAgainMs } from './fault-goals.ts';
import {
  type Fault,
  type Inject,
  killOrFlush,
  makeFault,
  PATIENCE_MS,
  type PlannedFault,
  RECOVERY_LIMIT_MS,
} from './faults.ts';

/** Longer than the gateway repeats a report of its readiness, which may be older than the next fault. */
const REST_MS = 1100;
/** Time for each fault beyond the last planned one; none begins later. */
const LATE_MS = 120_000;
/** No process has this id: any that answers will do. */
const NOBODY = 0;

interface ScheduleOptions {
  /**
   * Awaited before each due fault, to hit a call. It must end when the signal is aborted.
   * @param left faults to make, with this one
   */
  aim?: (signal: AbortSignal, left: number) => Promise<unknown>;
  /** Makes a fault; kills processes by default. */
  inject?: Inject;
  /** Calls of which one that began after a fault must succeed before the next fault, which would delay it. */
  serves?: readonly Operation[];
  /** Pause between a recovery and the next fault. */
  restMs?: number;
}

/**
 * Makes faults one after the other, each at its time, or late, when the product has recovered from the one before. A kill
 * that found no process is none: it is made again when the process is back.
 */
export class FaultSchedule {
  /** Faults that were made so far. */
  readonly made: Fault[] = [];
  /** Kills that found no process. */
  misses = 0;
  /** Planned faults that are not made yet, or from which the product has not recovered. */
  left: number;
  /** True when no more faults will be made and the product has recovered. */
  isOver = false;
  private readonly product: Product;
  private readonly recorder: Recorder;
  private readonly options: Required<ScheduleOptions>;
  private readonly stopping = new AbortController();
  private readonly startedAt = performance.now();
  private readonly end: number;
  private readonly done: Promise<void>;

  constructor(
    product: Product,
    planned: readonly PlannedFault[],
    recorder: Recorder,
    options: ScheduleOptions = {},
  ) {
    this.product = product;
    this.recorder = recorder;
    this.left = planned.length;
    const defaults = { aim: () => Promise.resolve(), inject: killOrFlush, serves: [], restMs: REST_MS };
    this.options = { ...defaults, ...options };
    const last = Math.max(0, ...planned.map(({ at }) => at));
    this.end = this.startedAt + last * 1000 + planned.length * LATE_MS;
    this.done = this.run(planned.toSorted((one, other) => one.at - other.at)).finally(
      () => (this.isOver = true),
    );
  }

  /** Waits until all faults are made and the product has recovered. */
  async finish(): Promise<Fault[]> {
    await this.done;
    return this.made;
  }

  /** Cancels faults whose time has not come, and waits as {@link finish} does. */
  async stop(): Promise<Fault[]> {
    this.stopping.abort();
    return this.finish();
  }

  private async run(planned: readonly PlannedFault[]): Promise<void> {
    const { signal } = this.stopping;
    for (const { kind, at } of planned) {
      await this.rest(this.made.at(-1));
      const wait = this.startedAt + at * 1000 - performance.now();
      if (wait > 0) await pause(wait, undefined, { signal }).catch(() => undefined);
      if (wait > 0 && signal.aborted) return;
      if (!(await this.make(kind))) return;
      this.left -= 1;
    }
  }

  /** Waits until a call has found the product as it is after a fault, within the time that the goal allows. */
  private async rest(last: Fault | undefined): Promise<void> {
    if (!last) return;
    await pause(this.options.restMs);
    const { serves } = this.options;
    const { signal } = this.stopping;
    const isServed = () =>
      signal.aborted || servedAgainMs(last, this.recorder.calls(...serves)) !== undefined;
    if (serves.length > 0) await waitUntil(isServed, { timeoutMs: RECOVERY_LIMIT_MS });
  }

  /** @returns false when no more faults can be made */
  private async make(kind: string): Promise<boolean> {
    const { product, recorder, options } = this;
    while (performance.now() < this.end) {
      await options.aim(this.stopping.signal, this.left);
      try {
        const onMade = (fault: Fault) => this.made.push(fault);
        const { readyMs } = await makeFault(product, kind, options.inject, recorder.now(), onMade);
        return this.isBack(kind, readyMs);
      } catch (error) {
        if (!(error instanceof NotRunningError)) {
          recorder.errors.unshift(`The fault ${kind} could not be made: ${String(error)}`);
          return true;
        }
      }
      this.misses += 1;
      if (!this.isBack(kind, await product.recovery(kind, NOBODY, PATIENCE_MS))) return false;
    }
    return false;
  }

  private isBack(kind: string, readyMs: number): boolean {
    if (readyMs < PATIENCE_MS) return true;
    this.recorder.errors.unshift(`The product did not recover from ${kind}: no more faults were made`);
    return false;
  }
}
