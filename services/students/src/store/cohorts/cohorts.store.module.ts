import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COHORT_MODEL, cohortSchema } from './cohort.schema';
import { CohortsRepository } from './cohorts.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: COHORT_MODEL, schema: cohortSchema }])],
  providers: [CohortsRepository],
  exports: [CohortsRepository],
})
export class CohortsStoreModule {}
