import { Injectable } from '@nestjs/common';
import {
  exportColumns,
  type ExportQuery,
  type ExportRows,
  type ExportRowsBody,
  type StudentsExportKind,
} from '@concord/contracts';
import { ExportSources } from './export-sources';

/** Gives the lists of this service to the media service, which makes files of them. */
@Injectable()
export class ExportsService {
  constructor(private readonly sources: ExportSources) {}

  async count({ kind, query }: { kind: StudentsExportKind; query: ExportQuery }): Promise<{ count: number }> {
    return { count: await this.sources.count(kind, query) };
  }

  async rows({ columns, ...asked }: ExportRowsBody): Promise<ExportRows> {
    const names = exportColumns(asked.kind, columns).map(({ name }) => name);
    const { cells, next } = await this.sources.rows(asked);
    return { rows: cells.map((row) => names.map((name) => row[name] ?? null)), ...(next && { next }) };
  }
}
