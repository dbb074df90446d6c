import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudentCardsRepository } from './student-cards.repository';
import { StudentCohortsRepository } from './student-cohorts.repository';
import { StudentCorrectionsRepository } from './student-corrections.repository';
import { StudentReviewsRepository } from './student-reviews.repository';
import { StudentThreadsRepository } from './student-threads.repository';
import { STUDENT_MODEL, studentSchema } from './student.schema';
import { StudentsRepository } from './students.repository';

const repositories = [
  StudentCardsRepository,
  StudentCohortsRepository,
  StudentCorrectionsRepository,
  StudentReviewsRepository,
  StudentThreadsRepository,
  StudentsRepository,
];

@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT_MODEL, schema: studentSchema }])],
  providers: repositories,
  exports: repositories,
})
export class StudentsStoreModule {}
