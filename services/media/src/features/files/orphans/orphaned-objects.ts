import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { isPublicId } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { ObjectStore } from '../../../store/objects/object-store';
import { ORPHANS_TASK } from './orphans-task';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 500;

/**
 * Removes objects without a record. The order of writes never leaves one; a restored backup or a removal that the
 * store did not carry out may. Scans the whole bucket once a day, one page a call.
 */
@Injectable()
export class OrphanedObjects extends RepeatingTask {
  private lastKey = '';
  private nextScanAt = 0;

  constructor(
    private readonly objects: ObjectStore,
    private readonly files: FilesRepository,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-objects' });
  }

  /** Scans the next page; a page that failed is scanned again. @throws AppError 503 while a store is unavailable. */
  async sweep(now = Date.now(), pageSize = PAGE_SIZE): Promise<void> {
    if (now < this.nextScanAt) return;
    const page = await this.objects.list(this.lastKey, pageSize);
    const old = page.filter(({ key, storedAt }) => isPublicId(key) && storedAt.getTime() < now - DAY_MS);
    const existing = await this.files.existingIds(old.map(({ key }) => key));
    for (const { key } of old) if (!existing.has(key)) await this.objects.remove(key);
    const done = page.length < pageSize;
    this.lastKey = done ? '' : (page.at(-1)?.key ?? '');
    if (done) this.nextScanAt = now + DAY_MS;
  }
}
