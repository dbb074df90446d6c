import { Injectable } from '@nestjs/common';
import type { ExportRows, ExportRowsBody } from '@concord/contracts';
import { exportRowOf } from '@concord/nest-platform';
import { type ExportCounted, ExportSources } from './export-sources';

/** Serves the lists of this service to the media service, which writes files. */
@Injectable()
export class ExportsService {
  constructor(private readonly sources: ExportSources) {}

  async count(asked: ExportCounted): Promise<{ count: number }> {
    return { count: await this.sources.count(asked) };
  }

  async rows(asked: ExportRowsBody): Promise<ExportRows> {
    const { cells, next } = await this.sources.rows(asked);
    return { rows: cells.map(exportRowOf(asked.kind, asked.columns)), ...(next && { next }) };
  }
}
