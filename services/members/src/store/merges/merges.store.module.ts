import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MERGE_MODEL, mergeSchema } from './merge.schema';
import { MergesRepository } from './merges.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: MERGE_MODEL, schema: mergeSchema }])],
  providers: [MergesRepository],
  exports: [MergesRepository],
})
export class MergesStoreModule {}
