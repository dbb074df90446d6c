import type { ExportRecord } from './export.schema';
import type { KeptPrints } from './kept-prints';
import type { FileWriter } from './list-writer';

/** Which rows of what an order asks for. */
export type Asked = Pick<ExportRecord, 'kind' | 'query' | 'ids' | 'viewer'>;

/** What an order will find. */
export interface Found {
  /** About how many rows. */
  readonly count: number;
  /** What its name says beside the title, such as the code of an exam. */
  readonly of?: string | undefined;
  /** What it is of in words, where the order does not tell: pages of the release before need them for new kinds. */
  readonly described?: string;
}

/** A file that is begun, and what comes into it. */
export interface Opened<Row> {
  readonly writer: FileWriter<Row>;
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** Where the rows of files of some kinds come from, and how they are written. */
export interface ExportSource<Row = unknown> {
  /** @throws AppError where there is nothing to make a file of. */
  count(asked: Asked): Promise<Found>;
  /** `prints` prints documents, in the worker alone. @throws AppError as {@link count} does. */
  open(record: ExportRecord, path: string, prints: KeptPrints): Promise<Opened<Row>>;
}
