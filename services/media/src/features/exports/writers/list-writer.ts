import type { ExportCell, ExportColumn } from '@concord/contracts';

export type Figure = readonly [name: string, value: string];

/** Summary of a list: figures above its rows, lines for signatures below them. */
export interface ListSummary {
  /** Replaces the title of the list. */
  readonly heading: string;
  /** Figures by row. */
  readonly figures: readonly (readonly Figure[])[];
  readonly signatories: readonly string[];
}

/** Head of a list. */
export interface ListHead {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** The filters in words. */
  readonly described?: string | undefined;
  /** Approximate number of rows. */
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
