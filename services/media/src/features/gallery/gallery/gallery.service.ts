import { Injectable } from '@nestjs/common';
import { type GalleryItem, type GalleryUploadBody, LIMITS } from '@concord/contracts';
import {
  type AnonymousActor,
  type AuditNote,
  decodeDataUrl,
  isStaff,
  isStoreUnavailable,
  log,
  notFound,
  Page,
  type PageQuery,
  type StaffActor,
} from '@concord/nest-platform';
import { normalizePicture } from '../../../shared/content/picture';
import { FileStore } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import type { GalleryItemRecord } from '../../../store/gallery/gallery-item.schema';
import { toGalleryItem, toPublicGalleryItem, toScannedGalleryItem } from './gallery-item.view';
import { toNewFile, toPictureRecord } from './gallery-files';
import { galleryScansOf } from './gallery-scans';
import { pictureLabel } from './picture-label';
import { GalleryRepository, newGalleryItemId } from '../../../store/gallery/gallery.repository';
import { makeRenditions } from './renditions';

/** Longest side in pixels: a third of a wide page on a screen of double density. */
const GALLERY_SIDE = 1600;

@Injectable()
export class GalleryService {
  constructor(
    private readonly items: GalleryRepository,
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** Hides infected pictures from visitors. Unscanned ones are shown: they were re-encoded from their pixels. */
  async list(actor: AnonymousActor | StaffActor, query: PageQuery): Promise<Page<GalleryItem>> {
    if (isStaff(actor)) {
      const scans = galleryScansOf(await this.files.galleryScans(['pending', 'infected']));
      return (await this.page(query)).map(toScannedGalleryItem(scans));
    }
    const infected = galleryScansOf(await this.files.galleryScans(['infected']));
    return (await this.page(query, [...infected.keys()])).map(toPublicGalleryItem);
  }

  /** Adds a picture in front and removes the last beyond the maximum. @throws AppError 400 or 413 for a bad picture. */
  async upload(
    { imageFile, caption }: GalleryUploadBody,
    by: StaffActor,
    audit: AuditNote,
  ): Promise<GalleryItem> {
    audit.note({ label: pictureLabel(caption) });
    const path = 'imageFile';
    const bytes = decodeDataUrl(imageFile, { maxBytes: LIMITS.pictureBytes, kind: 'picture', path });
    const picture = await normalizePicture(bytes, { type: 'image/webp', maxSide: GALLERY_SIDE }, path);
    const { pictures, tint } = await makeRenditions(picture);
    const _id = newGalleryItemId();
    const files = await this.store.save([picture, ...pictures].map((each) => toNewFile(_id, caption, each)));
    const [file, ...thumbnails] = files;
    if (!file) throw new Error('No picture was stored');
    const record: GalleryItemRecord = {
      _id,
      image: { ...toPictureRecord(file), thumbnails: thumbnails.map(toPictureRecord), tint },
      caption,
      uploadedBy: { _id: by.id, username: by.username },
      createdAt: file.createdAt,
    };
    await this.items.insert(record).catch(async (error: unknown) => {
      // The write may have happened without a majority; the sweeper removes files of missing pictures.
      if (!isStoreUnavailable(error)) await this.store.remove(files);
      throw error;
    });
    await this.removeBeyondMaximum();
    return toGalleryItem(record);
  }

  /** @throws AppError 404. */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const item = await this.items.find(id);
    if (item)
      audit.note({
        label: pictureLabel(item.caption),
        before: { caption: item.caption, uploadedBy: item.uploadedBy.username },
      });
    if (!(await this.removeItem(id))) throw notFound('The picture');
    return { _id: id };
  }

  private async page(
    { page, pageSize }: PageQuery,
    without: readonly string[] = [],
  ): Promise<Page<GalleryItemRecord>> {
    const skip = page ? (page - 1) * pageSize : 0;
    const limit = Math.min(page ? pageSize : LIMITS.galleryMax, LIMITS.galleryMax - skip);
    const records = limit > 0 ? await this.items.list(skip, limit, without) : [];
    return new Page(records, Math.min(await this.items.count(without), LIMITS.galleryMax));
  }

  private async removeBeyondMaximum(): Promise<void> {
    for (const { _id } of await this.items.list(LIMITS.galleryMax, 100))
      await this.removeItem(_id.toHexString());
  }

  /** Removes the item before its files, so that no listed item lacks its picture; the sweeper removes leftovers. */
  private async removeItem(id: string): Promise<boolean> {
    const existed = await this.items.remove(id);
    if (existed)
      await this.store
        .removeByOwner(id)
        .catch((err: unknown) =>
          log.warn({ err, item: id }, 'files of a removed picture are left to the sweeper'),
        );
    return existed;
  }
}
