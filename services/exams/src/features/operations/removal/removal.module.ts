import { Module } from '@nestjs/common';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { LateAnswersStoreModule } from '../../../store/late-answers/late-answers.store.module';
import { PracticesStoreModule } from '../../../store/practices/practices.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ExamRemoval } from './exam-removal.service';
import { RemovalController } from './removal.controller';
import { StudentRemoval } from './student-removal.service';

/** Removes exams and students, with checks and removals in several features. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    ExamsStoreModule,
    LateAnswersStoreModule,
    PracticesStoreModule,
    ResultsStoreModule,
  ],
  controllers: [RemovalController],
  providers: [ExamRemoval, StudentRemoval],
})
export class RemovalModule {}
