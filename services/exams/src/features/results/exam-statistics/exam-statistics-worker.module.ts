import { Module } from '@nestjs/common';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamStatisticsStoreModule } from '../../../store/exam-statistics/exam-statistics.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ExamCounter } from './exam-counter.service';
import { ExamStatisticsProcessor } from './exam-statistics.processor';
import { ResultTallies } from './result-tallies.service';

/** Counts the results of exams, in the worker. */
@Module({
  imports: [
    AttemptsStoreModule,
    ExamsStoreModule,
    ExamStatisticsStoreModule,
    ExamVersionsStoreModule,
    ResultsStoreModule,
  ],
  providers: [ExamCounter, ExamStatisticsProcessor, ResultTallies],
})
export class ExamStatisticsWorkerModule {}
