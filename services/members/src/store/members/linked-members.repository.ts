import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';
import { PROJECTION } from './members.repository';

/** Members by the applicant's record that they came from. */
@Injectable()
export class LinkedMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** The members among these students. */
  ofStudents(students: readonly string[]): Promise<MemberProjection[]> {
    const ids = students.map((student) => new Types.ObjectId(student));
    return this.model
      .find({ student: trusted({ $in: ids }) })
      .select(PROJECTION)
      .lean<MemberProjection[]>();
  }
}
