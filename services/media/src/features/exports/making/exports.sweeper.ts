import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { ExportFolder } from './export-folder';
import { EXPORT_MS } from '../orders/export.view';
import { ExportsQueue } from '../orders/exports.queue';
import { ExportsRepository } from '../../../store/exports/exports.repository';

const INTERVAL_MS = 5000;
/** Time without progress after which Redis may have lost the job; adding a known job does nothing. */
const STALLED_MS = 5000;

/** Adds lost jobs to the queue again, and removes files after a day: the file before its record. */
@Injectable()
export class ExportsSweeper extends RepeatingTask {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly store: FileStore,
    private readonly queue: ExportsQueue,
    private readonly folder: ExportFolder,
  ) {
    super(() => this.sweep(), {
      name: 'exports-sweeper',
      intervalMs: INTERVAL_MS,
      failureMessage: 'the files of lists could not be swept',
    });
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.folder.sweep(now);
    for (const id of await this.exports.idsCreatedBefore(new Date(now - EXPORT_MS))) {
      await this.store.removeByOwner(id);
      await this.exports.remove(id);
    }
    for (const id of await this.exports.idsPendingSince(new Date(now - STALLED_MS)))
      if (!(await this.queue.add(id))) return;
  }
}
