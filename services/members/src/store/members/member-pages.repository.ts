import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { PROJECTION } from './members.repository';

/** Reads the whole register in pages, for computations that need each member. */
@Injectable()
export class MemberPagesRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Members after one in the order of ids, at most `limit`. */
  after(id: Types.ObjectId | undefined, limit: number): Promise<MemberProjection[]> {
    return this.model
      .find(id ? { _id: trusted({ $gt: id }) } : {})
      .select(PROJECTION)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<MemberProjection[]>();
  }

  /** Numbers among these that a member has. */
  async numbersTaken(numbers: readonly string[]): Promise<Set<string>> {
    const found = await this.model.find({ number: trusted({ $in: [...numbers] }) }, { number: 1 }).lean();
    return new Set(found.map(({ number }) => number));
  }

  /** Ids among these that have a member. */
  async existing(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.model.find({ _id: trusted({ $in: [...ids] }) }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id.toString()));
  }
}
