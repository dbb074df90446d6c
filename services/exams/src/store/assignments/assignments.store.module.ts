import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentMailsRepository, CancelledMailsRepository } from './assignment-mails.repository';
import { ASSIGNMENT_MODEL, assignmentSchema } from './assignment.schema';
import { AssignmentsRepository } from './assignments.repository';
import { ExamAssignmentsRepository } from './exam-assignments.repository';

const repositories = [
  AssignmentMailsRepository,
  AssignmentsRepository,
  CancelledMailsRepository,
  ExamAssignmentsRepository,
];

@Module({
  imports: [MongooseModule.forFeature([{ name: ASSIGNMENT_MODEL, schema: assignmentSchema }])],
  providers: repositories,
  exports: repositories,
})
export class AssignmentsStoreModule {}
