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

const listOf = (kind: ExportKind): ListKind => (isOfStudents(kind) ? kind : 'results');

/** The lists of the students service, and that of results. */
@Injectable()
export class ListSource implements ExportSource<readonly ExportCell[]> {
  constructor(
    private readonly internal: InternalClient,
    private readonly reader: ExportRowsReader,
  ) {}

  async count(asked: Asked): Promise<Found> {
    const { count, board } = await this.ask(asked);
    return { count, of: board?.exam.examCode };
  }

  async open(record: ExportRecord, path: string): Promise<Opened<readonly ExportCell[]>> {
    const board = isOfStudents(record.kind) ? undefined : (await this.ask(record)).board;
    // The heading of the board names the exam already.
    const head = board ? { summary: boardWords(board) } : { described: record.described };
    return {
      writer: writeList(listOf(record.kind), record, path, head),
      pages: this.reader.pages(record),
    };
  }

  /** How many rows there are, and of the results of one exam how they went. */
  private ask({ kind, query }: Asked): Promise<ResultCount> {
    return isOfStudents(kind)
      ? this.internal.call(internalCalls.internalExportCount, { body: { kind, query } })
      : this.internal.call(internalCalls.internalResultCount, { body: { query } });
  }
}
