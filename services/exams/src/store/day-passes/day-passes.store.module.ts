import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DayPassesRepository } from './day-passes.repository';
import { DAY_PASSES_MODEL, dayPassesSchema } from './day-passes.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: DAY_PASSES_MODEL, schema: dayPassesSchema }])],
  providers: [DayPassesRepository],
  exports: [DayPassesRepository],
})
export class DayPassesStoreModule {}
