import type { BoardSummary, ExportCell, ExportColumn } from '@concord/contracts';

/** What stands above the rows of a file. */
export interface ListHead {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** The filters in words. */
  readonly described?: string;
  /** About how many rows there will be. */
  readonly total: number;
  readonly madeAt: Date;
  /** All results of one exam are in the file: it gets their numbers, and lines for signatures. */
  readonly board?: BoardSummary;
}

/** Writes a list to a file on the disk, row by row. */
export interface ListWriter {
  /** @throws Error when the disk is full. */
  add(rows: readonly ExportCell[][]): Promise<void>;
  /** Completes the file. */
  end(): Promise<void>;
  /** Gives up, after a failure or a cancellation. */
  abort(): void;
}
