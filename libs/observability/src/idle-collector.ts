import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const INTERVAL_MS = 5_000;
/**
 * Minimum time between collections: one of 70 MB of live objects stops the process for 110 to 280
 * ms, on a busy machine for 1.5 s.
 */
const MIN_PAUSE_MS = 20_000;
/** Memory growth since the last collection that justifies another. */
const GROWTH_BYTES = 32 * 2 ** 20;
/** Maximum event loop utilisation during a collection; above it, many calls would wait. */
const IDLE_BELOW = 0.05;

/** Process state that the collector reads. */
export interface ProcessState {
  /** Monotonic clock in milliseconds. */
  now: () => number;
  /** Resident memory in bytes. */
  memory: () => number;
  /** Event loop utilisation since the last call. */
  busy: () => number;
  collect: () => void;
}

/**
 * Returns memory to the system after the start and after a flood. V8 shrinks its heap only in idle
 * processes, so it keeps the peak size as long as there is some traffic; one full collection runs
 * when load has ended and memory has grown. The start leaves garbage of about half the memory.
 *
 * @example
 * const collector = new IdleCollector();
 * collector.stop();
 */
export class IdleCollector {
  private readonly state: ProcessState;
  private readonly timer: NodeJS.Timeout;
  /** Minimum memory since the last collection; 0 makes the first one run as soon as the process is idle. */
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
    // Memory that survives a collection is in use or held by the allocator: retrying would only
    // cost time.
    this.floor = memory();
  }
}

/** State of this process; `busy` counts from its creation. */
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
 * V8's most thorough collection, which a flag exposes to contexts created afterwards. The usual one
 * keeps the young generation at its peak size: 100 MB after a start.
 */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
