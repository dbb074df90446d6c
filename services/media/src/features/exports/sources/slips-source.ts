import { Injectable } from '@nestjs/common';
import { internalCalls, type Result } from '@concord/contracts';
import { conflict, InternalClient } from '@concord/nest-platform';
import type { ExportScope, ExportSource, ExportPreview, OpenedExport } from './export-source';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { inPages } from './in-pages';
import { SlipWriter } from '../writers/slip-writer';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';

/** Slips between two writes of the progress. */
const PAGE = 50;

/** The slips of many results in one file. */
@Injectable()
export class SlipsSource implements ExportSource<Result> {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 409 when no result may be printed. */
  async count({ query, ids }: ExportScope): Promise<ExportPreview> {
    const { count, held, examCode } = await this.internal.call(internalCalls.internalSlipCount, {
      body: { query, ids },
    });
    if (count === 0) throw nothing(held);
    return { count, of: examCode, described: ids ? 'Selected results' : 'All results' };
  }

  async open({ query, ids }: ExportRecord, path: string): Promise<OpenedExport<Result>> {
    const body = { query, ids };
    const { results } = await retryWhileUnavailable(() =>
      this.internal.call(internalCalls.internalSlips, { body }),
    );
    if (results.length === 0) throw nothing(0);
    return { writer: new SlipWriter(path, new Date()), pages: inPages(results, PAGE) };
  }
}

const nothing = (held: number) =>
  conflict(
    'CONFLICT',
    held > 0
      ? 'These results are held. You can print them when they are released'
      : 'There are no results to print',
  );
