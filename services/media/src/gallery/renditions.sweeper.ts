import { Injectable } from '@nestjs/common';
import { AppError, log, RepeatingTask } from '@concord/nest-platform';
import type { Picture } from '../content/picture';
import { FileStore } from '../files/file-store';
import { FilesRepository } from '../files/files.repository';
import { ObjectStore } from '../storage/object-store';
import type { GalleryItemRecord } from './gallery-item.schema';
import { toNewFile, toPictureRecord } from './gallery-files';
import { GalleryRepository } from './gallery.repository';
import { makeRenditions } from './renditions';

/** Files that their item does not refer to after this long are left over from an interrupted run. */
const LEFTOVER_AGE_MS = 10 * 60 * 1000;

const INTERVAL_MS = 3 * 60 * 1000;

/**
 * Makes the renditions of pictures that were stored without, as an older API process still does during a rollout. The
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

  /** @returns how many items got renditions. @throws AppError 503 while a store is unavailable. */
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

  /** None for a picture that is missing or unreadable, so that it is not retried for ever. */
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
