import { Injectable } from '@nestjs/common';
import { AppError, log, RepeatingTask } from '@concord/nest-platform';
import type { Picture } from '../../../shared/content/picture';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { ObjectStore } from '../../../store/objects/object-store';
import type { GalleryItemRecord } from '../../../store/gallery/gallery-item.schema';
import { toNewFile, toPictureRecord } from './gallery-files';
import { GalleryRepository } from '../../../store/gallery/gallery.repository';
import { makeRenditions } from './renditions';

/** Age after which files without a reference from their item are leftovers of an interrupted run. */
const LEFTOVER_AGE_MS = 10 * 60 * 1000;

const INTERVAL_MS = 3 * 60 * 1000;

/**
 * Makes the renditions of pictures stored without, as an API process of an older version does during a rollout. The
 * item changes in one conditional write, so that concurrent workers only waste work.
 */
@Injectable()
export class RenditionsSweeper extends RepeatingTask {
  constructor(
    private readonly items: GalleryRepository,
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly objects: ObjectStore,
  ) {
    super(() => this.sweep(), {
      name: 'renditions-sweeper',
      intervalMs: INTERVAL_MS,
      firstDelayMs: 0,
      failureMessage: 'renditions of gallery pictures could not be made',
    });
  }

  /** @returns the number of items that got renditions. @throws AppError 503 while a store is unavailable. */
  async sweep(now = Date.now()): Promise<number> {
    let count = 0;
    for (const item of await this.items.listWithoutRenditions()) if (await this.addTo(item, now)) count += 1;
    if (count > 0) log.info({ count }, 'gallery pictures got their renditions');
    return count;
  }

  private async addTo(item: GalleryItemRecord, now: number): Promise<boolean> {
    await this.removeLeftovers(item, now);
    const { pictures, tint } = await this.renditionsOf(item);
    const files = await this.store.save(pictures.map((each) => toNewFile(item._id, item.caption, each)));
    const added = await this.items.addRenditions(item, { thumbnails: files.map(toPictureRecord), tint });
    if (!added) await this.store.remove(files);
    return added;
  }

  /** Empty for a missing or unreadable picture, so that it is not retried for ever. */
  private async renditionsOf({
    _id,
    image,
  }: GalleryItemRecord): Promise<{ pictures: Picture[]; tint?: string }> {
    const bytes = await this.objects.bytes(image.public_id);
    if (!bytes) return { pictures: [] };
    try {
      return await makeRenditions({ bytes, width: image.width });
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, item: _id.toHexString() }, 'no renditions can be made of a gallery picture');
      return { pictures: [] };
    }
  }

  private async removeLeftovers({ _id, image }: GalleryItemRecord, now: number): Promise<void> {
    const files = await this.files.findByOwner(_id.toHexString());
    await this.store.remove(
      files.filter(
        ({ public_id, createdAt }) =>
          public_id !== image.public_id && createdAt.getTime() < now - LEFTOVER_AGE_MS,
      ),
    );
  }
}
