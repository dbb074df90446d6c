import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { PROJECTION } from './members.repository';

/** Reads several members at once: by their ids, by the applicant's record that they came from, or all by pages. */
@Injectable()
export class LinkedMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** The members among these students. */
  ofStudents(students: readonly string[]): Promise<MemberProjection[]> {
    const ids = students.map((student) => new Types.ObjectId(student));
    return this.read({ student: trusted({ $in: ids }) });
  }

  /** Members by id; unknown ones are absent. */
  async ofIds(ids: readonly (string | Types.ObjectId)[]): Promise<Map<string, MemberProjection>> {
    const found = await this.read({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) });
    return new Map(found.map((member) => [member._id.toString(), member]));
  }

  /** The next members in the order of their ids, after this one. */
  after(id: Types.ObjectId | undefined, limit: number): Promise<MemberProjection[]> {
    return this.model
      .find(id ? { _id: trusted({ $gt: id }) } : {})
      .select(PROJECTION)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<MemberProjection[]>();
  }

  private read(filter: Record<string, unknown>): Promise<MemberProjection[]> {
    return this.model.find(filter).select(PROJECTION).lean<MemberProjection[]>();
  }

  /** Members with these ids. */
  byIds(ids: readonly Types.ObjectId[]): Promise<MemberProjection[]> {
    return this.model
      .find({ _id: trusted({ $in: [...ids] }) })
      .select(PROJECTION)
      .lean<MemberProjection[]>();
  }
}
