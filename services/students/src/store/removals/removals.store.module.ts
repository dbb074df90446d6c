import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REMOVAL_MODEL, removalSchema } from './removal.schema';
import { RemovalsRepository } from './removals.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: REMOVAL_MODEL, schema: removalSchema }])],
  providers: [RemovalsRepository],
  exports: [RemovalsRepository],
})
export class RemovalsStoreModule {}
