import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { REGISTER_MONTH_MODEL, type RegisterMonthRecord } from './register-month.schema';

/** Counts of the register by month; the present month is counted again each night. */
@Injectable()
export class RegisterMonthsRepository {
  constructor(@InjectModel(REGISTER_MONTH_MODEL) private readonly model: Model<RegisterMonthRecord>) {}

  /** The latest months, latest first. */
  latest(limit: number): Promise<RegisterMonthRecord[]> {
    return this.model.find().sort({ _id: -1 }).limit(limit).lean<RegisterMonthRecord[]>();
  }

  async store({ _id, ...counts }: RegisterMonthRecord): Promise<void> {
    // Two workers may store the first counts of a month at once.
    await retryOnce(() => this.model.replaceOne({ _id }, counts, { upsert: true }).exec());
  }
}
