import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EXAM_MODEL, examSchema } from './exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from './exam-version.schema';
import { ExamsController } from './exams.controller';
import { ExamsRepository } from './exams.repository';
import { ExamsService } from './exams.service';
import { HeldExams } from './held-exams.service';
import { PaperCache } from './paper-cache';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
    ]),
  ],
  controllers: [ExamsController],
  providers: [ExamsRepository, ExamsService, HeldExams, PaperCache],
  exports: [ExamsRepository, ExamsService, HeldExams, PaperCache],
})
export class ExamsModule {}
