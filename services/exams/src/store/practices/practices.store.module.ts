import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PracticeRepository } from './practice.repository';
import { PRACTICE_MODEL, practiceSchema } from './practice.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: PRACTICE_MODEL, schema: practiceSchema }])],
  providers: [PracticeRepository],
  exports: [PracticeRepository],
})
export class PracticesStoreModule {}
