import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SEED_MODEL, seedSchema } from './seed.schema';
import { SeedsRepository } from './seeds.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SEED_MODEL, schema: seedSchema }])],
  providers: [SeedsRepository],
  exports: [SeedsRepository],
})
export class SeedsStoreModule {}
