import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import type { MergedMember } from './membership-entries';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';

/** Fields by which a sign-in knows and reaches a member. */
export type SignInMember = Pick<
  MemberProjection,
  '_id' | 'number' | 'kind' | 'surname' | 'firstName' | 'organisation' | 'email' | 'phoneNumber' | 'student'
> & { merged?: Pick<MergedMember, '_id'>[] };

const FIELDS = {
  number: 1,
  kind: 1,
  surname: 1,
  firstName: 1,
  organisation: 1,
  email: 1,
  phoneNumber: 1,
  student: 1,
  'merged._id': 1,
} as const;
const LIMIT = 50;
const UNERASED = { erasingSince: null, erasedAt: null };

/** Reads members for a sign-in. Who is erased has none. */
@Injectable()
export class SignInMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Members with this e-mail, in small letters as all are stored; at most 50. */
  withEmail(email: string): Promise<SignInMember[]> {
    // A record that is being merged ends soon, and the kept one has its e-mail.
    return this.read({ email, mergingInto: null });
  }

  /** Members of these records, also of records that were merged since. */
  async ofRecords(members: readonly string[], students: readonly string[]): Promise<SignInMember[]> {
    const [ids, applicants] = [members, students].map((each) =>
      trusted({ $in: each.map((id) => new Types.ObjectId(id)) }),
    );
    // Three queries, because each has an index.
    const found = await Promise.all([
      this.read({ _id: ids }),
      this.read({ 'merged._id': ids }),
      this.read({ student: applicants }),
    ]);
    return [...new Map(found.flat().map((member) => [member._id.toString(), member])).values()];
  }

  /** The member with this number, or with one that was merged; as typed, or in capitals. */
  async withNumber(number: string): Promise<SignInMember | undefined> {
    const typed = trusted({ $in: [number, number.toUpperCase()] });
    const [found] = await this.read({ numbers: typed, mergingInto: null });
    return found;
  }

  private read(filter: Record<string, unknown>): Promise<SignInMember[]> {
    return this.model
      .find({ ...filter, ...UNERASED }, FIELDS)
      .limit(LIMIT)
      .lean<SignInMember[]>();
  }
}
