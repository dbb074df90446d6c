import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import type { GalleryRecord, Renditions } from './gallery-item.schema';

const NOT_MADE = { 'image.thumbnails': trusted({ $exists: false }) };
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const newGalleryId = () => new Types.ObjectId();

@Injectable()
export class GalleryRepository {
  constructor(@InjectModel('GalleryItem') private readonly items: Model<GalleryRecord>) {}

  async insert(item: GalleryRecord): Promise<void> {
    await this.items.insertMany([item]);
  }

  list(skip: number, limit: number): Promise<GalleryRecord[]> {
    return this.items.find({}).sort(NEWEST_FIRST).skip(skip).limit(limit).lean<GalleryRecord[]>().exec();
  }

  count(): Promise<number> {
    return this.items.countDocuments({});
  }

  /** Those of these ids that have an item. */
  async standing(ids: string[]): Promise<Set<string>> {
    const wanted = ids.map((id) => new Types.ObjectId(id));
    const found = await this.items
      .find({ _id: trusted({ $in: wanted }) }, { _id: 1 })
      .lean<Pick<GalleryRecord, '_id'>[]>()
      .exec();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  /** Items whose renditions were not made yet; the whole gallery is a few dozen. */
  withoutRenditions(): Promise<GalleryRecord[]> {
    return this.items.find(NOT_MADE).sort(NEWEST_FIRST).lean<GalleryRecord[]>().exec();
  }

  /** @returns false when the item is gone or has its renditions already. */
  async addRenditions({ _id, image }: GalleryRecord, { thumbnails, tint }: Renditions): Promise<boolean> {
    const done = await this.items.updateOne(
      { _id, 'image.public_id': image.public_id, ...NOT_MADE },
      { $set: { 'image.thumbnails': thumbnails, ...(tint && { 'image.tint': tint }) } },
    );
    return done.matchedCount > 0;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.items.deleteOne({ _id: new Types.ObjectId(id) })).deletedCount > 0;
  }
}
