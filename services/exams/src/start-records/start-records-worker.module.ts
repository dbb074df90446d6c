import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ASSIGNMENT_MODEL, assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AttemptsModule } from '../attempts/attempts.module';
import { StartCursorRepository } from './start-cursor.repository';
import { START_CURSOR_MODEL, startCursorSchema } from './start-cursor.schema';
import { StartDelivery } from './start-delivery.task';

/** Puts starts in the audit log, in the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASSIGNMENT_MODEL, schema: assignmentSchema },
      { name: START_CURSOR_MODEL, schema: startCursorSchema },
    ]),
    AttemptsModule,
  ],
  providers: [AssignmentsRepository, StartCursorRepository, StartDelivery],
})
export class StartRecordsWorkerModule {}
