import { Injectable } from '@nestjs/common';
import { exportColumns, type ExportRows, type ExportRowsBody } from '@concord/contracts';
import { type ExportCounted, ExportSources } from './export-sources';

/** Serves the lists of this service to the media service, which writes files. */
@Injectable()
export class ExportsService {
  constructor(private readonly sources: ExportSources) {}

  async count(asked: ExportCounted): Promise<{ count: number }> {
    return { count: await this.sources.count(asked) };
  }

  async rows(asked: ExportRowsBody): Promise<ExportRows> {
    const names = exportColumns(asked.kind, asked.columns).map(({ name }) => name);
    const { cells, next } = await this.sources.rows(asked);
    return { rows: cells.map((row) => names.map((name) => row[name] ?? null)), ...(next && { next }) };
  }
}
