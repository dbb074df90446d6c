import { Injectable } from '@nestjs/common';
import { internalCalls, type ResultCount } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import type { ExportRecord } from './export.schema';

/** Asks the owner of a list how many rows there are, and of the results of one exam how they went. */
@Injectable()
export class ExportCounter {
  constructor(private readonly internal: InternalClient) {}

  count({ kind, query }: Pick<ExportRecord, 'kind' | 'query'>): Promise<ResultCount> {
    return kind === 'results'
      ? this.internal.call(internalCalls.internalResultCount, { body: { query } })
      : this.internal.call(internalCalls.internalExportCount, { body: { kind, query } });
  }
}
