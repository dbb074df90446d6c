import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LEFT_STANDINGS, type MemberGrade } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { MEMBER_MODEL, type MemberRecord } from './member.schema';

/** Numbers of members, by their index. */
@Injectable()
export class MemberCountsRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Present members of a grade, whatever they owe. */
  presentIn(grade: MemberGrade): Promise<number> {
    return this.model.countDocuments({
      'index.grade': grade,
      'index.standing': trusted({ $nin: LEFT_STANDINGS }),
    });
  }
}
