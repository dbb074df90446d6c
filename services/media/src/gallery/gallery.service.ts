import { Injectable } from '@nestjs/common';
import { type GalleryItem, type GalleryUploadBody, LIMITS } from '@concord/contracts';
import { Listed, log, notFound, type StaffActor } from '@concord/nest-platform';
import { bytesOfDataUrl } from '../files/data-url';
import { FileVault } from '../files/file-vault';
import { cleanPicture } from '../files/picture';
import { galleryFile, storedPicture } from './gallery-file';
import type { GalleryRecord } from './gallery-item.schema';
import { galleryItemView } from './gallery-item.view';
import { GalleryRepository, newGalleryId } from './gallery.repository';
import { makeRenditions } from './renditions';

/** Fills a third of a wide page at twice the density. */
const GALLERY_SIDE = 1600;

interface Page {
  page?: number;
  pageSize: number;
}

@Injectable()
export class GalleryService {
  constructor(
    private readonly items: GalleryRepository,
    private readonly vault: FileVault,
  ) {}

  async list({ page, pageSize }: Page): Promise<Listed<GalleryItem>> {
    const skip = page ? (page - 1) * pageSize : 0;
    const limit = Math.min(page ? pageSize : LIMITS.galleryMax, LIMITS.galleryMax - skip);
    const records = limit > 0 ? await this.items.list(skip, limit) : [];
    const total = Math.min(await this.items.count(), LIMITS.galleryMax);
    return new Listed(records.map(galleryItemView), total);
  }

  async upload({ imageFile, caption }: GalleryUploadBody, by: StaffActor): Promise<GalleryItem> {
    const path = 'imageFile';
    const bytes = bytesOfDataUrl(imageFile, { maxBytes: LIMITS.pictureBytes, noun: 'picture', path });
    const picture = await cleanPicture(bytes, { type: 'image/webp', maxSide: GALLERY_SIDE }, path);
    const { pictures, tint } = await makeRenditions(picture);
    const _id = newGalleryId();
    const kept = await this.vault.keep([picture, ...pictures].map((one) => galleryFile(_id, caption, one)));
    const [file, ...smaller] = kept;
    if (!file) throw new Error('The vault kept no picture');
    const record: GalleryRecord = {
      _id,
      image: { ...storedPicture(file), thumbnails: smaller.map(storedPicture), tint },
      caption,
      uploadedBy: { _id: by.id, username: by.username },
      createdAt: file.createdAt,
    };
    await this.items.insert(record).catch(async (error: unknown) => {
      await this.vault.drop(kept);
      throw error;
    });
    await this.dropBeyondLimit();
    return galleryItemView(record);
  }

  /** @throws AppError 404. */
  async remove(id: string): Promise<{ _id: string }> {
    if (!(await this.drop(id))) throw notFound('The picture');
    return { _id: id };
  }

  private async dropBeyondLimit(): Promise<void> {
    for (const { _id } of await this.items.list(LIMITS.galleryMax, 100)) await this.drop(_id.toHexString());
  }

  /**
   * The item goes first, so that none is ever listed without its picture; what ends in between is swept. To an item
   * that is gone no renditions are added.
   */
  private async drop(id: string): Promise<boolean> {
    const wasThere = await this.items.remove(id);
    if (wasThere)
      await this.vault
        .dropOwner(id)
        .catch((err: unknown) =>
          log.warn({ err, item: id }, 'files of a removed picture are left to be swept'),
        );
    return wasThere;
  }
}
