import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { ExamRemovalService } from './exam-removal.service';
import { RemovalController } from './removal.controller';
import { StudentRemovalService } from './student-removal.service';

/** Removal of exams and students: each checks or removes records of several features. */
@Module({
  imports: [AssignmentsModule, AttemptsModule, ExamsModule],
  controllers: [RemovalController],
  providers: [ExamRemovalService, StudentRemovalService],
})
export class RemovalModule {}
