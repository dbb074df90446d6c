import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { memberSearchFields } from './member-search';
import { PROJECTION } from './members.repository';

const BATCH = 20;

/** Writes the records of members whose personal data are erased. */
@Injectable()
export class ErasedMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Notes that an erasure has begun. @returns false if the record has another revision, or is merged right now. */
  async begin({ _id, revision }: MemberProjection, at: Date): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id, revision, mergingInto: null, dueFees: null },
      { $set: { erasingSince: at }, $inc: { revision: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** Takes back that an erasure has begun, before it has erased anything. */
  async withdraw({ _id }: Pick<MemberProjection, '_id'>): Promise<void> {
    await this.model.updateOne(
      { _id, erasedAt: null },
      { $unset: { erasingSince: 1 }, $inc: { revision: 1 } },
    );
  }

  /** Stores the record without personal data. @returns false if it has another revision. */
  async store({ _id, revision, ...erased }: MemberProjection): Promise<boolean> {
    const { index, ...fields } = erased;
    const { name, state } = index;
    const done = await this.model.updateOne(
      { _id, revision },
      {
        $set: {
          ...fields,
          ...memberSearchFields(erased),
          'index.name': name,
          'index.state': state,
        },
        $unset: { student: 1, requestKey: 1, 'index.listed': 1 },
        $inc: { revision: 1 },
      },
    );
    return done.matchedCount === 1;
  }

  /** Notes that nothing is left to erase. */
  async end({ _id }: Pick<MemberProjection, '_id'>): Promise<void> {
    await this.model.updateOne({ _id }, { $unset: { erasingSince: 1 } });
  }

  /** Members whose erasure has not ended and began before `moment`. */
  unfinished(moment: Date): Promise<MemberProjection[]> {
    return this.model
      .find({ erasingSince: trusted({ $lt: moment }) })
      .select(PROJECTION)
      .limit(BATCH)
      .lean<MemberProjection[]>();
  }

  /** Members with a link to an applicant's record, after an id, at most `limit`. */
  linkedAfter(id: string | undefined, limit: number): Promise<MemberProjection[]> {
    const student = trusted({ $exists: true });
    return this.model
      .find({ student, ...(id && { _id: trusted({ $gt: id }) }) })
      .select(PROJECTION)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<MemberProjection[]>();
  }

  /** Ends the link to an applicant's record that was destroyed. */
  async unlink({ _id, student }: Pick<MemberProjection, '_id' | 'student'>): Promise<void> {
    await this.model.updateOne({ _id, student }, { $unset: { student: 1 }, $inc: { revision: 1 } });
  }
}
