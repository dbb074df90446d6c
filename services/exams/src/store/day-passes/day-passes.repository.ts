import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DailyCounts } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { DAY_PASSES_MODEL, type DayPassesRecord } from './day-passes.schema';

@Injectable()
export class DayPassesRepository extends DailyCounts<DayPassesRecord> {
  constructor(@InjectModel(DAY_PASSES_MODEL) model: Model<DayPassesRecord>) {
    super(model);
  }
}
