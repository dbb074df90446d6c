import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DayCountsRepository } from './day-counts.repository';
import { DAY_COUNTS_MODEL, dayCountsSchema } from './day-counts.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: DAY_COUNTS_MODEL, schema: dayCountsSchema }])],
  providers: [DayCountsRepository],
  exports: [DayCountsRepository],
})
export class DayCountsStoreModule {}
