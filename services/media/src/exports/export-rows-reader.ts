import { Injectable } from '@nestjs/common';
import {
  type ExportCell,
  type ExportCursor,
  exportColumns,
  type ExportRows,
  internalCalls,
  isOfStudents,
  isPaper,
} from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import type { ExportRecord } from './export.schema';
import { HallWatch } from './hall-watch';
import { whileAway } from './while-away';

/** Some hundred kilobytes: two pages are in memory. */
const PAGE_ROWS = 500;
/** While a hall sits: a store that does one thing at a time has a save wait no longer than for some milliseconds of reading. */
const HALL_PAGE_ROWS = 20;

/** Reads the rows of a list from the service that owns it. */
@Injectable()
export class ExportRowsReader {
  constructor(
    private readonly internal: InternalClient,
    private readonly hall: HallWatch,
  ) {}

  /**
   * The rows, a page at a time. The next page is read while one is used; while a hall sits it is read when it is asked for,
   * so that the pace of the work is that of the reading too.
   */
  async *pages(
    record: Pick<ExportRecord, 'kind' | 'query' | 'columns' | 'viewer'>,
  ): AsyncGenerator<ExportCell[][]> {
    let isSitting = await this.hall.isHallSitting();
    let reading: Promise<ExportRows> | undefined = this.read(record, isSitting);
    while (reading) {
      const { rows, next }: ExportRows = await reading;
      requireColumns(record, rows);
      isSitting = await this.hall.isHallSitting();
      reading = next && !isSitting ? this.read(record, isSitting, next) : undefined;
      // Whoever uses the rows may fail meanwhile, and then nobody waits for this page.
      reading?.catch(() => undefined);
      yield rows;
      if (next && !reading) reading = this.read(record, isSitting, next);
    }
  }

  private read(
    { kind, query, columns, viewer }: Pick<ExportRecord, 'kind' | 'query' | 'columns' | 'viewer'>,
    isSitting: boolean,
    after?: ExportCursor,
  ): Promise<ExportRows> {
    const body = { query, columns, limit: isSitting ? HALL_PAGE_ROWS : PAGE_ROWS, ...(after && { after }) };
    return whileAway(() => {
      if (isOfStudents(kind))
        return this.internal.call(internalCalls.internalExportRows, { body: { kind, viewer, ...body } });
      if (kind === 'certificates') return this.internal.call(internalCalls.internalCertificateRows, { body });
      return this.internal.call(internalCalls.internalResultRows, { body });
    });
  }
}

/** @throws Error, so that it is tried again, where a service of another release has other columns: they would shift. */
function requireColumns(
  { kind, columns }: Pick<ExportRecord, 'kind' | 'columns'>,
  [row]: ExportRows['rows'],
): void {
  if (!row || isPaper(kind)) return;
  const expected = exportColumns(kind, columns).length;
  if (row.length !== expected)
    throw new Error(`A row of ${kind} has ${row.length} cells for ${expected} columns`);
}
