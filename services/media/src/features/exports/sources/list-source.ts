import { Injectable } from '@nestjs/common';
import {
  type ExportCell,
  type ExportKind,
  internalCalls,
  isOfStudents,
  type ListKind,
  type ResultCount,
} from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import { boardWords } from '../writers/board-words';
import { ExportRowsReader } from './export-rows-reader';
import type { ExportScope, ExportSource, ExportPreview, OpenedExport } from './export-source';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { writeList } from '../writers/write-list';

const listOf = (kind: ExportKind): ListKind =>
  isOfStudents(kind) || kind === 'certificates' || kind === 'members' ? kind : 'results';

/** Default filter of certificates: valid ones. */
const CERTIFICATES_WORDS = 'Valid certificates';

/** The lists of the students service, and those of results, certificates and members. */
@Injectable()
export class ListSource implements ExportSource<readonly ExportCell[]> {
  constructor(
    private readonly internal: InternalClient,
    private readonly reader: ExportRowsReader,
  ) {}

  async count(scope: ExportScope): Promise<ExportPreview> {
    const { count, board } = await this.ask(scope);
    if (scope.kind === 'certificates') return { count, described: CERTIFICATES_WORDS };
    return { count, of: board?.exam.examCode };
  }

  async open(record: ExportRecord, path: string): Promise<OpenedExport<readonly ExportCell[]>> {
    const board = record.kind === 'results' ? (await this.ask(record)).board : undefined;
    // The board's heading already names the exam.
    const head = board ? { summary: boardWords(board) } : { described: record.described };
    return {
      writer: writeList(listOf(record.kind), record, path, head),
      pages: this.reader.pages(record),
    };
  }

  /** Counts the rows; for results of one exam, with a summary. */
  private ask({ kind, query, viewer }: ExportScope): Promise<ResultCount> {
    if (isOfStudents(kind))
      return this.internal.call(internalCalls.internalExportCount, { body: { kind, query, viewer } });
    if (kind === 'members') return this.internal.call(internalCalls.internalMemberCount, { body: { query } });
    if (kind === 'certificates')
      return this.internal.call(internalCalls.internalCertificateCount, { body: { query } });
    return this.internal.call(internalCalls.internalResultCount, { body: { query } });
  }
}
