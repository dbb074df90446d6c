import { Injectable } from '@nestjs/common';
import { AppError, log } from '@concord/nest-platform';
import { FileVault } from '../files/file-vault';
import { FilesRepository } from '../files/files.repository';
import type { Picture } from '../files/picture';
import { ObjectStore } from '../storage/object-store';
import { galleryFile, storedPicture } from './gallery-file';
import type { GalleryRecord } from './gallery-item.schema';
import { GalleryRepository } from './gallery.repository';
import { makeRenditions } from './renditions';

/** Files of an item that it does not refer to after this long are left from an attempt that ended in the middle. */
const ABANDONED_MS = 10 * 60 * 1000;

/**
 * Gives pictures of before there were renditions theirs, once. An item is changed by one conditional write, so two
 * workers that do so at once waste some work and nothing else.
 */
@Injectable()
export class RenditionsBackfill {
  constructor(
    private readonly items: GalleryRepository,
    private readonly files: FilesRepository,
    private readonly vault: FileVault,
    private readonly store: ObjectStore,
  ) {}

  /** @returns how many items were given theirs. @throws AppError 503 while a store is away; the rest waits then. */
  async run(now = Date.now()): Promise<number> {
    let done = 0;
    for (const item of await this.items.withoutRenditions()) if (await this.give(item, now)) done += 1;
    return done;
  }

  private async give(item: GalleryRecord, now: number): Promise<boolean> {
    await this.dropAbandoned(item, now);
    const { pictures, tint } = await this.made(item);
    const kept = await this.vault.keep(pictures.map((one) => galleryFile(item._id, item.caption, one)));
    const added = await this.items.addRenditions(item, { thumbnails: kept.map(storedPicture), tint });
    if (!added) await this.vault.drop(kept);
    return added;
  }

  /** None for a picture that is lost or cannot be read: it is not tried for ever. */
  private async made({ _id, image }: GalleryRecord): Promise<{ pictures: Picture[]; tint?: string }> {
    const bytes = await this.store.bytes(image.public_id);
    if (!bytes) return { pictures: [] };
    try {
      return await makeRenditions({ bytes, width: image.width });
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn({ err: error, item: _id.toHexString() }, 'no renditions can be made of a gallery picture');
      return { pictures: [] };
    }
  }

  private async dropAbandoned({ _id, image }: GalleryRecord, now: number): Promise<void> {
    const files = await this.files.ofOwner(_id.toHexString());
    await this.vault.drop(
      files.filter(
        ({ public_id, createdAt }) =>
          public_id !== image.public_id && createdAt.getTime() < now - ABANDONED_MS,
      ),
    );
  }
}
