import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EXAM_VERSION_MODEL, examVersionSchema } from './exam-version.schema';
import { ExamVersionsRepository } from './exam-versions.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: EXAM_VERSION_MODEL, schema: examVersionSchema }])],
  providers: [ExamVersionsRepository],
  exports: [ExamVersionsRepository],
})
export class ExamVersionsStoreModule {}
