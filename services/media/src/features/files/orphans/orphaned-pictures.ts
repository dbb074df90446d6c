import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { GalleryRepository } from '../../../store/gallery/gallery.repository';
import { ORPHANS_TASK } from './orphans-task';

/** Grace period in ms: longer than an upload takes from storing its files to storing its item. */
const GRACE_MS = 10 * 60 * 1000;

/** Removes gallery pictures without an item: the service stopped during an upload or a removal. */
@Injectable()
export class OrphanedPictures extends RepeatingTask {
  constructor(
    private readonly items: GalleryRepository,
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {
    super(() => this.sweep(), { ...ORPHANS_TASK, name: 'orphaned-pictures' });
  }

  /** @returns the number of missing items that had pictures. @throws AppError 503 while a store is unavailable. */
  async sweep(now = Date.now()): Promise<number> {
    const owners = await this.files.galleryOwners(new Date(now - GRACE_MS));
    const existing = await this.items.existingIds(owners);
    const missing = owners.filter((owner) => !existing.has(owner));
    for (const owner of missing) await this.store.removeByOwner(owner);
    return missing.length;
  }
}
