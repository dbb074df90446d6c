import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamSignInService } from './exam-sign-in.service';
import { InternalStudentsController } from './internal-students.controller';
import { STUDENT, studentSchema } from './student.schema';
import { StudentsController } from './students.controller';
import { StudentsRepository } from './students.repository';
import { StudentsService } from './students.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: STUDENT, schema: studentSchema }])],
  controllers: [StudentsController, InternalStudentsController],
  providers: [StudentsRepository, StudentsService, ExamSignInService],
  exports: [StudentsRepository],
})
export class StudentsModule {}
