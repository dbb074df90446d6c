import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SerialsModule } from '../serials/serials.module';
import { ExamSignInService } from './exam-sign-in.service';
import { STUDENT_MODEL, studentSchema } from './student.schema';
import { StudentCorrectionsRepository } from './student-corrections.repository';
import { StudentArchiveService } from './student-archive.service';
import { StudentsController } from './students.controller';
import { StudentsRepository } from './students.repository';
import { StudentsService } from './students.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT_MODEL, schema: studentSchema }]), SerialsModule],
  controllers: [StudentsController],
  providers: [
    StudentsRepository,
    StudentCorrectionsRepository,
    StudentsService,
    StudentArchiveService,
    ExamSignInService,
  ],
  exports: [StudentCorrectionsRepository, StudentsRepository, StudentsService],
})
export class StudentsModule {}
