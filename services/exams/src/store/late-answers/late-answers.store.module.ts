import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LateAnswersRepository } from './late-answers.repository';
import { LATE_ANSWERS_MODEL, lateAnswersSchema } from './late-answers.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: LATE_ANSWERS_MODEL, schema: lateAnswersSchema }])],
  providers: [LateAnswersRepository],
  exports: [LateAnswersRepository],
})
export class LateAnswersStoreModule {}
