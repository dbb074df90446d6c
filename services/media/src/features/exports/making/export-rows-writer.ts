import { Injectable } from '@nestjs/common';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { ExportSources } from '../sources/export-sources';
import { HallWatch } from '../sources/hall-watch';
import { PrintCache } from '../writers/print-cache';
import { WorkThrottle } from './work-throttle';

/** Rows or ms between two writes of the progress, which also detect a cancellation. */
const STEP = 1000;
const STEP_MS = 1000;

/** Writes the rows of an export into a file on disk, and their number into its record. */
@Injectable()
export class ExportRowsWriter {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly sources: ExportSources,
    private readonly prints: PrintCache,
    private readonly hall: HallWatch,
  ) {}

  /** @returns the number of rows; undefined after a cancellation. */
  async write(record: ExportRecord, path: string): Promise<number | undefined> {
    const { writer, pages } = await this.sources.of(record.kind).open(record, path, this.prints);
    const throttle = new WorkThrottle(this.hall);
    let rows = 0;
    let stored = { rows: -Infinity, at: -Infinity };
    try {
      for await (const page of pages) {
        for (let start = 0; start < page.length; start += STEP) {
          if (rows > 0) await throttle.rest();
          const step = page.slice(start, start + STEP);
          await writer.add(step);
          rows += step.length;
          if (rows - stored.rows < STEP && performance.now() - stored.at < STEP_MS) continue;
          stored = { rows, at: performance.now() };
          if (!(await this.exports.setRows(record._id.toString(), rows))) {
            writer.abort();
            return undefined;
          }
        }
      }
      await writer.end();
      return rows;
    } catch (error) {
      writer.abort();
      throw error;
    }
  }
}
