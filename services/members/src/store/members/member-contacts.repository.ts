import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MEMBER_MODEL, type MemberProjection, type MemberRecord } from './member.schema';

/** Fields by which a member is recognised. */
export type MemberContact = Pick<
  MemberProjection,
  '_id' | 'number' | 'surname' | 'firstName' | 'organisation' | 'dob' | 'email' | 'phoneNumber'
>;

const FIELDS = {
  number: 1,
  surname: 1,
  firstName: 1,
  organisation: 1,
  dob: 1,
  email: 1,
  phoneNumber: 1,
} as const;

/** Reads how members are recognised. */
@Injectable()
export class MemberContactsRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Contacts of all members, by number; a few MB for 20,000. */
  all(): Promise<MemberContact[]> {
    return this.model.find({}, FIELDS).sort({ number: 1 }).lean<MemberContact[]>();
  }
}
