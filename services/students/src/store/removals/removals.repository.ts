import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { type DataHolder, REMOVAL_MODEL, type RemovalRecord } from './removal.schema';

export type Removal = Pick<RemovalRecord, 'awaiting' | 'uploadsUntil'> & { id: string };

@Injectable()
export class RemovalsRepository {
  constructor(@InjectModel(REMOVAL_MODEL) private readonly model: Model<RemovalRecord>) {}

  /** Stores a tombstone; an existing one with this id is kept. */
  async insert({ id, awaiting, uploadsUntil }: Removal, dueAt: Date): Promise<void> {
    try {
      await this.model.insertMany([{ _id: new Types.ObjectId(id), awaiting, dueAt, uploadsUntil }]);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }

  async exists(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  async findDue(now: Date): Promise<Removal[]> {
    const found = await this.model
      .find({ dueAt: trusted({ $lte: now }) })
      .limit(100)
      .lean();
    return found.map(({ _id, awaiting, uploadsUntil }) => ({ id: _id.toString(), awaiting, uploadsUntil }));
  }

  async reschedule(id: string, awaiting: DataHolder[], dueAt: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { awaiting, dueAt } });
  }

  async delete(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }
}
