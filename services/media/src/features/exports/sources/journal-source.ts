import { Injectable } from '@nestjs/common';
import {
  EXPORT_LISTS,
  EXPORT_QUERIES,
  type ExportCell,
  internalCalls,
  type JournalLine,
  type JournalPage,
} from '@concord/contracts';
import { exportRowOf, InternalClient } from '@concord/nest-platform';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { writeList } from '../writers/write-list';
import type { ExportPreview, ExportScope, ExportSource, OpenedExport } from './export-source';
import { inPages } from './in-pages';
import { journalCells, journalWords } from './journal-rows';

const PAGE_ROWS = 500;

/** The journal of some days. The members service gives it by member; the file has it by day. */
@Injectable()
export class JournalSource implements ExportSource<readonly ExportCell[]> {
  constructor(private readonly internal: InternalClient) {}

  async count(scope: ExportScope): Promise<ExportPreview> {
    const { from, to } = EXPORT_QUERIES.journal.parse(scope.query);
    let count = 0;
    for await (const lines of this.pages(scope)) count += lines.length;
    return { count, of: `${from} to ${to}`, described: `Postings from ${from} to ${to}` };
  }

  async open(record: ExportRecord, path: string): Promise<OpenedExport<readonly ExportCell[]>> {
    const lines: JournalLine[] = [];
    for await (const page of this.pages(record)) lines.push(...page);
    lines.sort(byDay);
    const head = {
      described: record.described,
      summary: journalWords(EXPORT_LISTS.journal.title, lines),
    };
    const writer = writeList('journal', { ...record, total: lines.length }, path, head);
    return { writer, pages: cellPages(lines, record.columns) };
  }

  private async *pages({ query }: Pick<ExportScope, 'query'>): AsyncGenerator<readonly JournalLine[]> {
    const span = EXPORT_QUERIES.journal.parse(query);
    let after: string | undefined;
    do {
      const body = { query: span, ...(after && { after }) };
      const page: JournalPage = await retryWhileUnavailable(() =>
        this.internal.call(internalCalls.internalJournalPage, { body }),
      );
      yield page.lines;
      after = page.next;
    } while (after);
  }
}

async function* cellPages(lines: readonly JournalLine[], columns: readonly string[]) {
  const rowOf = exportRowOf('journal', columns);
  for await (const page of inPages(lines, PAGE_ROWS)) yield page.map((line) => rowOf(journalCells(line)));
}

const byDay = (a: JournalLine, b: JournalLine): number =>
  a.day === b.day ? compare(a.member.number + a._id, b.member.number + b._id) : compare(a.day, b.day);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
