import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EXAM_MODEL, examSchema } from './exam.schema';
import { ExamsRepository } from './exams.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: EXAM_MODEL, schema: examSchema }])],
  providers: [ExamsRepository],
  exports: [ExamsRepository],
})
export class ExamsStoreModule {}
