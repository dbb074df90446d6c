import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ExamStatistics,
  EXPORT_QUERIES,
  type ExportCell,
  internalCalls,
  STATISTICS_MIN,
} from '@concord/contracts';
import { conflict, InternalClient } from '@concord/nest-platform';
import type { ExportScope, ExportSource, ExportPreview, OpenedExport } from './export-source';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { inPages } from './in-pages';
import { statisticsRows, statisticsWords } from './statistics-rows';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';
import { writeList } from '../writers/write-list';

/** Polling of a running recount: interval in ms, and number of tries. */
const PAUSE_MS = 1000;
const TRIES = 60;

/** The statistics of an exam: a list of its questions with their options. */
@Injectable()
export class StatisticsSource implements ExportSource<readonly ExportCell[]> {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 404 for no exam or cohort, 409 for too few results. */
  async count(scope: ExportScope): Promise<ExportPreview> {
    const { exam, countedAt, items } = await this.ask(scope);
    if (countedAt && !items) throw tooFew();
    return {
      count: statisticsRows(items ?? [], []).length,
      of: exam.examCode,
      described: `All results of ${exam.examName}`,
    };
  }

  async open(record: ExportRecord, path: string): Promise<OpenedExport<readonly ExportCell[]>> {
    const statistics = await this.counted(record);
    const { items, scores } = statistics;
    if (!items || !scores) throw tooFew();
    const rows = statisticsRows(items, record.columns);
    const { described } = record;
    const columns = { ...record, total: rows.length };
    const head = { described, summary: statisticsWords(statistics, scores) };
    return { writer: writeList('statistics', columns, path, head), pages: inPages(rows, rows.length) };
  }

  /** Waits for the newest count; after the longest wait, the job's next attempt continues to wait. */
  private async counted(scope: ExportScope): Promise<ExamStatistics> {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const statistics = await retryWhileUnavailable(() => this.ask(scope));
      if (!statistics.isCounting) return statistics;
      await sleep(PAUSE_MS);
    }
    throw new Error('The statistics of an exam are still being counted');
  }

  private ask({ query }: ExportScope): Promise<ExamStatistics> {
    const { exam, ...filters } = EXPORT_QUERIES.statistics.parse(query);
    return this.internal.call(internalCalls.internalExamStatistics, { params: { id: exam }, query: filters });
  }
}

const tooFew = () =>
  conflict('CONFLICT', `There are not enough results yet. Statistics need at least ${STATISTICS_MIN}`);
