import { rm, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { NoChromiumError } from '../../../shared/printing/pdf-printer';
import { isDiskFull, StoreFullError } from '../../../store/objects/store-full-error';
import { ExportFolder } from './export-folder';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { ExportRowsWriter } from './export-rows-writer';

/** Long enough for stores and services to restart, with the queue's back-off and the reader's retries. */
const MAX_ATTEMPTS = 8;

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
    private readonly rows: ExportRowsWriter,
    private readonly folder: ExportFolder,
    private readonly store: FileStore,
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
      const rows = await this.rows.write(record, path);
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
