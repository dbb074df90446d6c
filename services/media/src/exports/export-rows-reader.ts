import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type ExportCell, type ExportCursor, type ExportRows, internalCalls } from '@concord/contracts';
import { AppError, InternalClient } from '@concord/nest-platform';
import type { ExportRecord } from './export.schema';

/** Some hundred kilobytes: two pages are in memory. */
const PAGE_ROWS = 1000;
/** A service that restarts is asked again for about half a minute, so that a long file need not begin anew. */
const TRIES = 15;
const PAUSE_MS = 2000;

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

  private async read(
    { kind, query, columns }: Pick<ExportRecord, 'kind' | 'query' | 'columns'>,
    after?: ExportCursor,
  ): Promise<ExportRows> {
    const body = { query, columns, limit: PAGE_ROWS, ...(after && { after }) };
    const ask = () =>
      kind === 'results'
        ? this.internal.call(internalCalls.internalResultRows, { body })
        : this.internal.call(internalCalls.internalExportRows, { body: { kind, ...body } });
    for (let tried = 1; ; tried += 1)
      try {
        return await ask();
      } catch (error) {
        const isAway = error instanceof AppError && error.statusCode >= 500;
        if (!isAway || tried === TRIES) throw error;
        await sleep(PAUSE_MS);
      }
  }
}
