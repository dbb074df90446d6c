import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { GalleryRecord } from './gallery-item.schema';

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

  find(id: string): Promise<GalleryRecord | null> {
    return this.items
      .findOne({ _id: new Types.ObjectId(id) })
      .lean<GalleryRecord>()
      .exec();
  }

  async remove(id: string): Promise<boolean> {
    return (await this.items.deleteOne({ _id: new Types.ObjectId(id) })).deletedCount > 0;
  }
}
