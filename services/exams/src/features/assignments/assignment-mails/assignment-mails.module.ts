import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { AssignmentMailsService } from './assignment-mails.service';

/** Orders mails about new assignments, in the worker. */
@Module({
  imports: [AssignmentsStoreModule, ExamsStoreModule, GradingQueueModule],
  providers: [AssignmentMailsService],
})
export class AssignmentMailsModule {}
