import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { PROJECTION } from './members.repository';

/** Reads members by what names them: ids, numbers, or the applicant's record that they came from. */
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

  /** The member who has a number, or whom the one with it was merged into. */
  async ofNumber(number: string): Promise<MemberProjection | undefined> {
    const read = (filter: Record<string, unknown>) =>
      this.model.findOne(filter).select(PROJECTION).lean<MemberProjection>();
    // Records of before have no `numbers`.
    return (await read({ numbers: number })) ?? (await read({ number })) ?? undefined;
  }

  private read(filter: Record<string, unknown>): Promise<MemberProjection[]> {
    return this.model.find(filter).select(PROJECTION).lean<MemberProjection[]>();
  }
}
