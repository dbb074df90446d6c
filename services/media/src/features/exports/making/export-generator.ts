import { rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { NoChromiumError } from '../../../shared/printing/pdf-printer';
import { isDiskFull, StoreFullError } from '../../../store/objects/store-full-error';
import { ExportFolder } from './export-folder';
import { ExportSources } from '../sources/export-sources';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { HallWatch } from '../sources/hall-watch';
import { PrintCache } from '../writers/print-cache';
import { WorkThrottle } from './work-throttle';

/** Long enough for stores and services to restart, with the queue's back-off and the reader's retries. */
const MAX_ATTEMPTS = 8;

/** Rows or ms between two writes of the progress, which also detect a cancellation. */
const STEP = 1000;
const STEP_MS = 1000;

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** Generates one requested file. Idempotent: two concurrent runs leave one file. */
@Injectable()
export class ExportGenerator {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly sources: ExportSources,
    private readonly folder: ExportFolder,
    private readonly store: FileStore,
    private readonly prints: PrintCache,
    private readonly hall: HallWatch,
  ) {}

  /** Marks the export as failed when a retry cannot succeed. @throws Error when a retry may succeed. */
  async generate(id: string): Promise<void> {
    if (!(await this.exports.startAttempt(id, MAX_ATTEMPTS))) {
      await this.exports.fail(id, 'The file could not be created after several tries. Request it again');
      return this.tidy(id);
    }
    const record = await this.exports.find(id);
    if (!record) return;
    const path = await this.folder.newPath();
    try {
      const rows = await this.write(record, path);
      if (rows !== undefined) await this.keep(record, path, rows);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) throw error;
      await this.exports.fail(id, reason);
    } finally {
      await rm(path, { force: true });
    }
    await this.tidy(id);
  }

  /** @returns the number of rows; undefined after a cancellation. */
  private async write(record: ExportRecord, path: string): Promise<number | undefined> {
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

  private async keep({ _id, name, format }: ExportRecord, path: string, rows: number): Promise<void> {
    const id = _id.toString();
    const { size } = await stat(path);
    const file = { owner: id, kind: 'export' as const, name, type: TYPES[format], size, path };
    const { public_id } = await this.store.saveFromDisk(file);
    await this.exports.finish(id, { public_id, size, rows });
  }

  /** Removes everything but the finished file of an export that has ended: parts, and leftovers of other attempts. */
  private async tidy(id: string): Promise<void> {
    const record = await this.exports.find(id);
    if (record?.status !== 'queued' && record?.status !== 'working')
      await this.store.removeOthers(id, record?.public_id);
  }
}

/** Reason for the user why a retry cannot succeed; undefined if it may. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof StoreFullError || error instanceof NoChromiumError) return error.message;
  if (isDiskFull(error)) return new StoreFullError(error).message;
  return error instanceof AppError && error.statusCode < 500 ? error.message : undefined;
}
