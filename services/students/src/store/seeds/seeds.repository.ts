import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { SEED_MODEL, type SeedRecord } from './seed.schema';

@Injectable()
export class SeedsRepository {
  constructor(@InjectModel(SEED_MODEL) private readonly model: Model<SeedRecord>) {}

  async find(name: string): Promise<SeedRecord | undefined> {
    return (await this.model.findOne({ _id: name }).lean()) ?? undefined;
  }

  /** Idempotent; the first time stays. */
  async mark(name: string): Promise<void> {
    try {
      await this.model.insertMany([{ _id: name, seededAt: new Date() }]);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }
}
