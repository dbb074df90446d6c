import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { SETTINGS_MODEL, type SettingsRecord } from './settings.schema';

/** Versions of the settings, which are few: one a decision of the institute. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectModel(SETTINGS_MODEL) private readonly model: Model<SettingsRecord>) {}

  async latest(): Promise<SettingsRecord | undefined> {
    return (await this.model.findOne().sort({ _id: -1 }).lean()) ?? undefined;
  }

  /** Every version, newest first. */
  all(): Promise<SettingsRecord[]> {
    return this.model.find().sort({ _id: -1 }).lean();
  }

  /** @returns false if this version exists already. */
  async add(version: SettingsRecord): Promise<boolean> {
    return (await unlessDuplicate(() => this.model.insertMany([version]))) !== undefined;
  }
}
