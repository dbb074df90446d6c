import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EXAM_MODEL, examSchema } from './exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from './exam-version.schema';
import { ExamsController } from './exams.controller';
import { ExamsRepository } from './exams.repository';
import { ExamViews } from './exam-views';
import { ExamsService } from './exams.service';
import { HeldExams } from './held-exams.service';
import { PaperCache } from './paper-cache';
import { PictureClaims } from './picture-claims.service';
import { PictureLinks } from './picture-links';
import { SebLinks } from './seb-links';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
    ]),
  ],
  controllers: [ExamsController],
  providers: [
    ExamsRepository,
    ExamsService,
    ExamViews,
    HeldExams,
    PaperCache,
    PictureClaims,
    PictureLinks,
    SebLinks,
  ],
  exports: [ExamsRepository, ExamsService, ExamViews, HeldExams, PaperCache, PictureLinks, SebLinks],
})
export class ExamsModule {}
