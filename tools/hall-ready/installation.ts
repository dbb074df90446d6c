import type { HallProcess } from '../config/sizing.ts';

/** A running installation, as reported by `docker compose` or `kubectl`. */
export interface Installation {
  /** Number of ready processes of each kind. */
  readonly ready: Readonly<Record<HallProcess, number>>;
  /** Running processes with problems, in words. */
  readonly unwell: readonly string[];
  readonly cores: number;
  readonly memoryMib: number;
  /** Time of the last backup of the stores; undefined without one, `elsewhere` if it is not checked. */
  readonly lastBackup: Date | 'elsewhere' | undefined;
  /** Commands that scale processes to these numbers, in order. */
  readonly commandsFor: (needed: Readonly<Partial<Record<HallProcess, number>>>) => string[];
}
