import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { GALLERY_ITEM_MODEL, type GalleryItemRecord, type RenditionsRecord } from './gallery-item.schema';

const WITHOUT_RENDITIONS = { 'image.thumbnails': trusted({ $exists: false }) };
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Read limit above the gallery's maximum, which concurrent uploads may exceed for a moment. */
const READ_MAX = 500;

/** Place of an item: the highest is shown first. */
export const placeOf = ({ shownAt, createdAt }: Pick<GalleryItemRecord, 'shownAt' | 'createdAt'>): number =>
  (shownAt ?? createdAt).getTime();

export const newGalleryItemId = () => new Types.ObjectId();

@Injectable()
export class GalleryRepository {
  constructor(@InjectModel(GALLERY_ITEM_MODEL) private readonly items: Model<GalleryItemRecord>) {}

  async insert(item: GalleryItemRecord): Promise<void> {
    await this.items.insertMany([item]);
  }

  /**
   * Items as they are shown. Sorted here: the whole gallery is a few dozen, and those stored before it could be ordered
   * have no place.
   * @param without ids of items that are left out
   */
  async list(skip: number, limit: number, without: readonly string[] = []): Promise<GalleryItemRecord[]> {
    const found = this.items.find(allBut(without)).sort(NEWEST_FIRST).limit(READ_MAX);
    const items = await found.lean<GalleryItemRecord[]>().exec();
    return items.sort((a, b) => placeOf(b) - placeOf(a)).slice(skip, skip + limit);
  }

  find(id: string): Promise<GalleryItemRecord | null> {
    return this.items
      .findOne({ _id: new Types.ObjectId(id) })
      .lean<GalleryItemRecord>()
      .exec();
  }

  /** @returns the item with its new caption, null when it is not there. */
  setCaption(id: string, caption: string): Promise<GalleryItemRecord | null> {
    return this.items
      .findOneAndUpdate({ _id: new Types.ObjectId(id) }, { $set: { caption } }, { returnDocument: 'after' })
      .lean<GalleryItemRecord>()
      .exec();
  }

  /** Gives items their places, all or, after an interruption, some of them. */
  async setPlaces(
    places: readonly { readonly _id: Types.ObjectId; readonly shownAt: Date }[],
  ): Promise<void> {
    await this.items.bulkWrite(
      places.map(({ _id, shownAt }) => ({ updateOne: { filter: { _id }, update: { $set: { shownAt } } } })),
    );
  }

  count(without: readonly string[] = []): Promise<number> {
    return this.items.countDocuments(allBut(without)).exec();
  }

  /** Subset of these ids that have an item. */
  async existingIds(ids: string[]): Promise<Set<string>> {
    const objectIds = ids.map((id) => new Types.ObjectId(id));
    const found = await this.items
      .find({ _id: trusted({ $in: objectIds }) }, { _id: 1 })
      .lean<Pick<GalleryItemRecord, '_id'>[]>()
      .exec();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** Items without renditions; the whole gallery is a few dozen. */
  listWithoutRenditions(): Promise<GalleryItemRecord[]> {
    return this.items.find(WITHOUT_RENDITIONS).sort(NEWEST_FIRST).lean<GalleryItemRecord[]>().exec();
  }

  /** @returns false when the item was removed or already has renditions. */
  async addRenditions(
    { _id, image }: GalleryItemRecord,
    { thumbnails, tint }: RenditionsRecord,
  ): Promise<boolean> {
    const updated = await this.items.updateOne(
      { _id, 'image.public_id': image.public_id, ...WITHOUT_RENDITIONS },
      { $set: { 'image.thumbnails': thumbnails, ...(tint && { 'image.tint': tint }) } },
    );
    return updated.matchedCount > 0;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.items.deleteOne({ _id: new Types.ObjectId(id) })).deletedCount > 0;
  }
}

const allBut = (ids: readonly string[]) =>
  ids.length === 0 ? {} : { _id: trusted({ $nin: ids.map((id) => new Types.ObjectId(id)) }) };
