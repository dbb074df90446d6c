import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { PracticeStoreModule } from '../practice/practice-store.module';
import { ResultsModule } from '../results/results.module';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';

/** Removal of exams and students: each checks or removes records of several features. */
@Module({
  imports: [AssignmentsModule, AttemptsModule, ExamsModule, PracticeStoreModule, ResultsModule],
  controllers: [RemovalController],
  providers: [RemovalService],
})
export class RemovalModule {}
