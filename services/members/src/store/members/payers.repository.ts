import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { MEMBER_MODEL, type MemberRecord } from './member.schema';

const FIELDS = {
  number: 1,
  surname: 1,
  firstName: 1,
  middleName: 1,
  organisation: 1,
  phoneNumber: 1,
  'index.balance': 1,
  'index.grade': 1,
  'index.standing': 1,
} as const;
const BATCH = 2000;

/** The fields by which a payment is matched with its member, and those that are shown then. */
export type PayerProjection = Pick<
  MemberRecord,
  '_id' | 'number' | 'surname' | 'firstName' | 'middleName' | 'organisation' | 'phoneNumber'
> & { index: Pick<MemberRecord['index'], 'balance' | 'grade' | 'standing'> };

/** Reads the whole register to match payments. */
@Injectable()
export class PayersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** All members, some at a time. */
  async *all(): AsyncGenerator<PayerProjection[]> {
    let after: Types.ObjectId | undefined;
    do {
      const filter = after ? { _id: trusted({ $gt: after }) } : {};
      const found = await this.model
        .find(filter, FIELDS)
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<PayerProjection[]>();
      yield found;
      after = found.length === BATCH ? found.at(-1)?._id : undefined;
    } while (after);
  }
}
