import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DailyCounts } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { DAY_COUNTS_MODEL, type DayCountsRecord } from './day-counts.schema';

@Injectable()
export class DayCountsRepository extends DailyCounts<DayCountsRecord> {
  constructor(@InjectModel(DAY_COUNTS_MODEL) model: Model<DayCountsRecord>) {
    super(model);
  }
}
