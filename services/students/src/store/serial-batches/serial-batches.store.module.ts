import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SERIAL_BATCH_MODEL, serialBatchSchema } from './serial-batch.schema';
import { SerialBatchesRepository } from './serial-batches.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SERIAL_BATCH_MODEL, schema: serialBatchSchema }])],
  providers: [SerialBatchesRepository],
  exports: [SerialBatchesRepository],
})
export class SerialBatchesStoreModule {}
