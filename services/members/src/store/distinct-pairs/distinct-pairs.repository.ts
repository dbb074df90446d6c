import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { DISTINCT_PAIR_MODEL, type DistinctPairRecord } from './distinct-pair.schema';

/** Key of two members, in whatever order they are named. */
export const pairKey = (one: Types.ObjectId, other: Types.ObjectId): string =>
  [one.toString(), other.toString()].sort().join(' ');

/** Pairs of members that staff marked as distinct. */
@Injectable()
export class DistinctPairsRepository {
  constructor(@InjectModel(DISTINCT_PAIR_MODEL) private readonly model: Model<DistinctPairRecord>) {}

  /** Keys of all marked pairs, by {@link pairKey}. */
  async keys(): Promise<ReadonlySet<string>> {
    const found = await this.model.find({}, { _id: 0, pair: 1 }).lean<Pick<DistinctPairRecord, 'pair'>[]>();
    return new Set(found.map(({ pair }) => pair));
  }

  /** Latest first. */
  list(query: PageQuery): Promise<Page<DistinctPairRecord>> {
    return findPage(this.model, query, { sort: { _id: -1 } });
  }

  async find(id: string): Promise<DistinctPairRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean<DistinctPairRecord>()) ?? undefined;
  }

  /** @returns the mark of this pair, which somebody else may have made before. */
  async add(mark: Omit<DistinctPairRecord, '_id'>): Promise<DistinctPairRecord | undefined> {
    const record: DistinctPairRecord = { ...mark, _id: new Types.ObjectId() };
    if (await unlessDuplicate(() => this.model.insertMany([record]))) return record;
    return (await this.model.findOne({ pair: mark.pair }).lean<DistinctPairRecord>()) ?? undefined;
  }

  /** Puts the number in place of the name of a member. */
  async erase(member: Types.ObjectId): Promise<void> {
    for (const { _id, members } of await this.model
      .find({ 'members._id': member })
      .lean<DistinctPairRecord[]>()) {
      // Only this member's own place: the other one may be erased at the same time.
      for (const [at, each] of members.entries())
        if (each._id.equals(member))
          await this.model.updateOne({ _id }, { $set: { [`members.${at}.name`]: each.number } });
    }
  }

  /** @returns false if it is gone already. */
  async remove(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}
