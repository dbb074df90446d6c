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
import type { ExportRecord } from '../../../store/exports/export.schema';
import { HallWatch } from './hall-watch';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';

/** Rows of a page, some hundred kB; two pages are in memory. */
const PAGE_ROWS = 500;
/** Rows of a page while a hall sits: in a single-threaded store a save waits a few milliseconds for such a read. */
const HALL_PAGE_ROWS = 20;

/** Reads the rows of a list from the service that owns it. */
@Injectable()
export class ExportRowsReader {
  constructor(
    private readonly internal: InternalClient,
    private readonly hall: HallWatch,
  ) {}

  /**
   * Yields pages of rows. The next page is prefetched, except while a hall sits: there the consumer's throttle limits the
   * reads too.
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
      // Not awaited if the consumer fails meanwhile.
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
    return retryWhileUnavailable(() => {
      if (isOfStudents(kind))
        return this.internal.call(internalCalls.internalExportRows, { body: { kind, viewer, ...body } });
      if (kind === 'certificates') return this.internal.call(internalCalls.internalCertificateRows, { body });
      if (kind === 'members') return this.internal.call(internalCalls.internalMemberRows, { body });
      return this.internal.call(internalCalls.internalResultRows, { body });
    });
  }
}

/** @throws Error for a retry when a service of another version has other columns, which would shift. */
function requireColumns(
  { kind, columns }: Pick<ExportRecord, 'kind' | 'columns'>,
  [row]: ExportRows['rows'],
): void {
  if (!row || isPaper(kind)) return;
  const expected = exportColumns(kind, columns).length;
  if (row.length !== expected)
    throw new Error(`A row of ${kind} has ${row.length} cells for ${expected} columns`);
}
