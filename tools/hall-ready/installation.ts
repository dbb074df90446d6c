import type { HallProcess } from '../config/sizing.ts';

/** What runs, as `docker compose` or `kubectl` tells it. */
export interface Installation {
  /** How many of each are ready. */
  readonly ready: Readonly<Record<HallProcess, number>>;
  /** What runs and is not well, in words. */
  readonly unwell: readonly string[];
  readonly cores: number;
  readonly memoryMib: number;
  /** When the last copy of the stores was made; undefined without one, `elsewhere` where the product makes none. */
  readonly lastCopy: Date | 'elsewhere' | undefined;
  /** Commands that make it so many of a process, in the order in which they are given. */
  readonly commandsFor: (needed: Readonly<Partial<Record<HallProcess, number>>>) => string[];
}
