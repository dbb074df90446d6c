import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportProfileBody } from '@concord/contracts';
import { foldText, unlessDuplicate } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { IMPORT_PROFILE_MODEL, type ImportProfileRecord } from './import-profile.schema';

/** A name without case, accents and needless spaces. */
const keyOf = (name: string) => foldText(name).replace(/\s+/g, ' ').trim();

/** Named forms of registers, which are few. */
@Injectable()
export class ImportProfilesRepository {
  constructor(@InjectModel(IMPORT_PROFILE_MODEL) private readonly model: Model<ImportProfileRecord>) {}

  /** Profiles in the order of their names. */
  all(): Promise<ImportProfileRecord[]> {
    return this.model.find().sort({ key: 1 }).lean<ImportProfileRecord[]>();
  }

  /** @returns undefined if another one has this name. */
  async add(fields: ImportProfileBody): Promise<ImportProfileRecord | undefined> {
    const record = { ...fields, _id: new Types.ObjectId(), key: keyOf(fields.name) };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  /** @returns the profile that was removed; undefined if it is gone already. */
  async remove(id: string): Promise<ImportProfileRecord | undefined> {
    return (await this.model.findOneAndDelete({ _id: id }).lean<ImportProfileRecord>()) ?? undefined;
  }
}
