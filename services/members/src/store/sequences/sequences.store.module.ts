import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SEQUENCE_MODEL, sequenceSchema } from './sequence.schema';
import { SequencesRepository } from './sequences.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SEQUENCE_MODEL, schema: sequenceSchema }])],
  providers: [SequencesRepository],
  exports: [SequencesRepository],
})
export class SequencesStoreModule {}
