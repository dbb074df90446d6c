import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LEFT_STANDINGS } from '@concord/contracts';
import { type Model, trusted, type Types } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { PROJECTION } from './members.repository';

/** People who have left and whose personal data are still stored. */
const former = () => ({
  'index.standing': trusted({ $in: LEFT_STANDINGS }),
  kind: 'person' as const,
  erasingSince: null,
  erasedAt: null,
});

/** Reads former members, for their retention. */
@Injectable()
export class FormerMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Former members after one in the order of ids, at most `limit`. */
  after(id: Types.ObjectId | undefined, limit: number): Promise<MemberProjection[]> {
    return this.model
      .find({ ...former(), ...(id && { _id: trusted({ $gt: id }) }) })
      .select(PROJECTION)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<MemberProjection[]>();
  }

  async find(id: string): Promise<MemberProjection | undefined> {
    const found = await this.model
      .findOne({ ...former(), _id: id })
      .select(PROJECTION)
      .lean<MemberProjection>();
    return found ?? undefined;
  }
}
