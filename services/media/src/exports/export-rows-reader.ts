import { Injectable } from '@nestjs/common';
import {
  type ExportCell,
  type ExportCursor,
  type ExportRows,
  internalCalls,
  isOfStudents,
} from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import type { ExportRecord } from './export.schema';
import { whileAway } from './while-away';

/** Some hundred kilobytes: two pages are in memory. */
const PAGE_ROWS = 1000;

/** Reads the rows of a list from the service that owns it. */
@Injectable()
export class ExportRowsReader {
  constructor(private readonly internal: InternalClient) {}

  /** The rows, a page at a time; the next page is read while one is used. */
  async *pages(record: Pick<ExportRecord, 'kind' | 'query' | 'columns'>): AsyncGenerator<ExportCell[][]> {
    let reading: Promise<ExportRows> | undefined = this.read(record);
    while (reading) {
      const { rows, next }: ExportRows = await reading;
      reading = next && this.read(record, next);
      // Whoever uses the rows may fail meanwhile, and then nobody waits for this page.
      reading?.catch(() => undefined);
      yield rows;
    }
  }

  private read(
    { kind, query, columns }: Pick<ExportRecord, 'kind' | 'query' | 'columns'>,
    after?: ExportCursor,
  ): Promise<ExportRows> {
    const body = { query, columns, limit: PAGE_ROWS, ...(after && { after }) };
    return whileAway(() => {
      if (isOfStudents(kind))
        return this.internal.call(internalCalls.internalExportRows, { body: { kind, ...body } });
      if (kind === 'certificates') return this.internal.call(internalCalls.internalCertificateRows, { body });
      return this.internal.call(internalCalls.internalResultRows, { body });
    });
  }
}
