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
import { boardWords } from './board-words';
import { ExportRowsReader } from './export-rows-reader';
import type { Asked, ExportSource, Found, Opened } from './export-source';
import type { ExportRecord } from './export.schema';
import { writeList } from './write-list';

const listOf = (kind: ExportKind): ListKind =>
  isOfStudents(kind) || kind === 'certificates' ? kind : 'results';

/** Without filters the list has valid certificates alone. */
const CERTIFICATES_WORDS = 'Valid certificates';

/** The lists of the students service, and those of results and certificates. */
@Injectable()
export class ListSource implements ExportSource<readonly ExportCell[]> {
  constructor(
    private readonly internal: InternalClient,
    private readonly reader: ExportRowsReader,
  ) {}

  async count(asked: Asked): Promise<Found> {
    const { count, board } = await this.ask(asked);
    if (asked.kind === 'certificates') return { count, described: CERTIFICATES_WORDS };
    return { count, of: board?.exam.examCode };
  }

  async open(record: ExportRecord, path: string): Promise<Opened<readonly ExportCell[]>> {
    const board = record.kind === 'results' ? (await this.ask(record)).board : undefined;
    // The heading of the board names the exam already.
    const head = board ? { summary: boardWords(board) } : { described: record.described };
    return {
      writer: writeList(listOf(record.kind), record, path, head),
      pages: this.reader.pages(record),
    };
  }

  /** How many rows there are, and of the results of one exam how they went. */
  private ask({ kind, query, viewer }: Asked): Promise<ResultCount> {
    if (isOfStudents(kind))
      return this.internal.call(internalCalls.internalExportCount, { body: { kind, query, viewer } });
    if (kind === 'certificates')
      return this.internal.call(internalCalls.internalCertificateCount, { body: { query } });
    return this.internal.call(internalCalls.internalResultCount, { body: { query } });
  }
}
