import type { ExportRecord } from '../../../store/exports/export.schema';
import type { PrintCache } from '../writers/print-cache';
import type { FileWriter } from '../writers/list-writer';

/** Rows that a request asks for. */
export type ExportScope = Pick<ExportRecord, 'kind' | 'query' | 'ids' | 'viewer'>;

/** Preview of an export, for the request. */
export interface ExportPreview {
  /** Approximate number of rows. */
  readonly count: number;
  /** Addition to the title in the file name, such as the code of an exam. */
  readonly of?: string | undefined;
  /** Description if the request has none: pages of the previous version send none for new kinds. */
  readonly described?: string;
}

/** Writer of an opened file, and the rows to write. */
export interface OpenedExport<Row> {
  readonly writer: FileWriter<Row>;
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** Source of rows for some kinds of files, with their writer. */
export interface ExportSource<Row = unknown> {
  /** @throws AppError when there is nothing to export. */
  count(scope: ExportScope): Promise<ExportPreview>;
  /** `prints` is available in the worker only. @throws AppError as {@link count} does. */
  open(record: ExportRecord, path: string, prints: PrintCache): Promise<OpenedExport<Row>>;
}
