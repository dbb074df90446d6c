import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankProfileFields } from '@concord/contracts';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { BANK_PROFILE_MODEL, type BankProfileRecord } from './bank-profile.schema';

/** Profiles that staff made or changed, which are few. */
@Injectable()
export class BankProfilesRepository {
  constructor(@InjectModel(BANK_PROFILE_MODEL) private readonly model: Model<BankProfileRecord>) {}

  all(): Promise<BankProfileRecord[]> {
    return this.model.find().lean();
  }

  async find(id: string): Promise<BankProfileRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** @returns the profile, or undefined if one with this id is stored already. */
  async add(id: string, fields: BankProfileFields): Promise<BankProfileRecord | undefined> {
    const record = { ...fields, _id: new Types.ObjectId(id), revision: 1 };
    const stored = await unlessDuplicate(() => this.model.insertMany([record]));
    return stored && record;
  }

  /** @returns undefined when the profile has another revision or is gone. */
  async replace(
    id: string,
    revision: number,
    fields: BankProfileFields,
  ): Promise<BankProfileRecord | undefined> {
    const record = { ...fields, _id: new Types.ObjectId(id), revision: revision + 1 };
    const done = await this.model.replaceOne({ _id: record._id, revision }, record);
    return done.matchedCount === 1 ? record : undefined;
  }

  /** @returns false if it is gone already. */
  async remove(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}
