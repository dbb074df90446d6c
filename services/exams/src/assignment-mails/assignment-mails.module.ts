import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { EXAM_MODEL, examSchema } from '../exams/exam.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { AssignmentMailsRepository } from './assignment-mails.repository';
import { AssignmentMailsService } from './assignment-mails.service';

/** Orders the mails that tell candidates of their exams, in the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: EXAM_MODEL, schema: examSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
    ]),
    GradingQueueModule,
  ],
  providers: [ExamsRepository, AssignmentMailsRepository, AssignmentMailsService],
})
export class AssignmentMailsModule {}
