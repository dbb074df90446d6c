import type { HallProcess } from '../config/sizing.ts';

/** Running installation, as `docker compose` or `kubectl` tells it. */
export interface Installation {
  /** Number of each that is ready. */
  readonly ready: Readonly<Record<HallProcess, number>>;
  /** Processes that run and are not well, in words. */
  readonly unwell: readonly string[];
  readonly cores: number;
  readonly memoryMib: number;
  /** Time of the last copy of the stores; undefined without one, `elsewhere` where it is not looked up. */
  readonly lastCopy: Date | 'elsewhere' | undefined;
  /** Commands that bring a process to a number, in the order in which they are given. */
  readonly commandsFor: (needed: Readonly<Partial<Record<HallProcess, number>>>) => string[];
}
