import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DISTINCT_PAIR_MODEL, distinctPairSchema } from './distinct-pair.schema';
import { DistinctPairsRepository } from './distinct-pairs.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: DISTINCT_PAIR_MODEL, schema: distinctPairSchema }])],
  providers: [DistinctPairsRepository],
  exports: [DistinctPairsRepository],
})
export class DistinctPairsStoreModule {}
