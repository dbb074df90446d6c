import { Injectable } from '@nestjs/common';
import { type GalleryItem, type GalleryUploadBody, LIMITS } from '@concord/contracts';
import { Listed, notFound, type StaffActor } from '@concord/nest-platform';
import { bytesOfDataUrl } from '../files/data-url';
import { FileVault } from '../files/file-vault';
import { cleanPicture } from '../files/picture';
import type { GalleryRecord } from './gallery-item.schema';
import { GalleryRepository, newGalleryId } from './gallery.repository';

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
    return new Listed(records.map(viewOf), total);
  }

  async upload({ imageFile, caption }: GalleryUploadBody, by: StaffActor): Promise<GalleryItem> {
    const path = 'imageFile';
    const bytes = bytesOfDataUrl(imageFile, { maxBytes: LIMITS.pictureBytes, noun: 'picture', path });
    const picture = await cleanPicture(bytes, { type: 'image/webp', maxSide: GALLERY_SIDE }, path);
    const _id = newGalleryId();
    const [file] = await this.vault.keep([
      { ...picture, owner: _id.toHexString(), kind: 'gallery', name: caption || 'gallery' },
    ]);
    if (!file) throw new Error('The vault kept no picture');
    const record: GalleryRecord = {
      _id,
      image: { public_id: file.public_id, width: picture.width, height: picture.height },
      caption,
      uploadedBy: { _id: by.id, username: by.username },
      createdAt: file.createdAt,
    };
    await this.items.insert(record).catch(async (error: unknown) => {
      await this.vault.drop([file]);
      throw error;
    });
    await this.dropBeyondLimit();
    return viewOf(record);
  }

  /** @throws AppError 404. */
  async remove(id: string): Promise<{ _id: string }> {
    const item = await this.items.find(id);
    if (!item) throw notFound('The picture');
    await this.drop(item);
    return { _id: id };
  }

  private async dropBeyondLimit(): Promise<void> {
    for (const old of await this.items.list(LIMITS.galleryMax, 100)) await this.drop(old);
  }

  private async drop(item: GalleryRecord): Promise<void> {
    await this.vault.dropOwner(item._id.toHexString());
    await this.items.remove(item._id.toHexString());
  }
}

function viewOf({ _id, image, caption, uploadedBy }: GalleryRecord): GalleryItem {
  return {
    _id: _id.toHexString(),
    image: {
      // Gallery pictures are public and never change, so their links need no signature.
      url: `/api/media/files/${image.public_id}`,
      public_id: image.public_id,
      width: image.width,
      height: image.height,
    },
    caption,
    uploadedBy: { _id: uploadedBy._id, username: uploadedBy.username },
  };
}
