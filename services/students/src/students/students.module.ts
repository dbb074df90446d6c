import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BulkRunner } from '../bulk/bulk-runner';
import { SerialsModule } from '../serials/serials.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { ExamSignInService } from './exam-sign-in.service';
import { STUDENT_MODEL, studentSchema } from './student.schema';
import { StudentCorrectionsRepository } from './student-corrections.repository';
import { StudentCardsRepository } from './student-cards.repository';
import { StudentCohortsRepository } from './student-cohorts.repository';
import { StudentReviewsRepository } from './student-reviews.repository';
import { StudentBulkController } from './student-bulk.controller';
import { StudentBulkService } from './student-bulk.service';
import { StudentArchiveService } from './student-archive.service';
import { StudentsController } from './students.controller';
import { StudentsRepository } from './students.repository';
import { StudentsService } from './students.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: STUDENT_MODEL, schema: studentSchema }]),
    SerialsModule,
    SignInsModule,
  ],

  controllers: [StudentsController, StudentBulkController],
  providers: [
    StudentsRepository,
    StudentCorrectionsRepository,
    StudentReviewsRepository,
    StudentCardsRepository,
    StudentCohortsRepository,
    StudentsService,
    StudentArchiveService,
    StudentBulkService,
    BulkRunner,
    ExamSignInService,
  ],
  exports: [
    StudentCohortsRepository,
    StudentCorrectionsRepository,
    StudentReviewsRepository,
    StudentsRepository,
    StudentsService,
  ],
})
export class StudentsModule {}
