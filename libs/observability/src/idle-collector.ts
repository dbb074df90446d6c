import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const INTERVAL_MS = 5_000;
/** A collection of 70 MB of live objects stops the process for 110 to 280 ms, on a crowded machine for 1.5 s. */
const MIN_PAUSE_MS = 20_000;
/** Memory above that of the last collection from which one pays. */
const GROWTH_BYTES = 32 * 2 ** 20;
/** Share of the time that the event loop may be busy: above it, many calls would wait for the collection. */
const IDLE_BELOW = 0.05;

/** What the collector sees of the process. */
export interface ProcessState {
  /** Milliseconds of a steady clock. */
  now: () => number;
  /** Resident memory in bytes. */
  memory: () => number;
  /** Share of the time that the event loop was busy since the last call. */
  busy: () => number;
  collect: () => void;
}

/**
 * Gives memory back to the system after the start and after a flood. V8 keeps what its heap grew to as long as there is
 * some traffic, since it shrinks in idle processes only; so one full collection is made when the load is over and memory
 * has grown. What a start leaves behind is about half of the memory.
 *
 * @example
 * const collector = new IdleCollector();
 * collector.stop();
 */
export class IdleCollector {
  private readonly state: ProcessState;
  private readonly timer: NodeJS.Timeout;
  /** Least memory since the last collection; the first one is made as soon as the process is idle. */
  private floor = 0;
  private collectedAt = -Infinity;

  constructor(state: ProcessState = ownProcess()) {
    this.state = state;
    this.timer = setInterval(() => this.check(), INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const { now, memory, busy, collect } = this.state;
    const used = memory();
    this.floor = Math.min(this.floor, used);
    const isBusy = busy() > IDLE_BELOW;
    if (isBusy || used < this.floor + GROWTH_BYTES || now() - this.collectedAt < MIN_PAUSE_MS) return;
    collect();
    this.collectedAt = now();
    // What a collection cannot free is in use, or the allocator's: trying again would only cost time.
    this.floor = memory();
  }
}

/** The state of this process; busy since it was made. */
export function ownProcess(): ProcessState {
  let last = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    memory: () => process.memoryUsage.rss(),
    busy: () => {
      const present = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(present, last);
      last = present;
      return utilization;
    },
    collect: exposedCollector(),
  };
}

/**
 * V8's fullest collection, which a flag makes available to contexts that are created afterwards. The usual one leaves the
 * young generation at the size that it grew to: 100 MB after a start.
 */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
