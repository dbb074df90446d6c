import type { ExportCell, ExportColumn } from '@concord/contracts';

export type Figure = readonly [name: string, value: string];

/** What a file tells beside its rows: numbers above them, and lines for signatures below them. */
export interface ListSummary {
  /** Instead of the list's title. */
  readonly heading: string;
  /** In rows. */
  readonly figures: readonly (readonly Figure[])[];
  readonly signatories: readonly string[];
}

/** What stands above the rows of a file. */
export interface ListHead {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** The filters in words. */
  readonly described?: string | undefined;
  /** About how many rows there will be. */
  readonly total: number;
  readonly madeAt: Date;
  readonly summary?: ListSummary | undefined;
}

/** Writes a file to the disk, row by row. */
export interface FileWriter<Row> {
  /** @throws Error when the disk is full. */
  add(rows: readonly Row[]): Promise<void>;
  /** Completes the file. */
  end(): Promise<void>;
  /** Gives up, after a failure or a cancellation. */
  abort(): void;
}

export type ListWriter = FileWriter<readonly ExportCell[]>;
