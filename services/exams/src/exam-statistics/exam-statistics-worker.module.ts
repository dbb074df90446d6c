import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { GradingModule } from '../grading/grading.module';
import { ExamCounter } from './exam-counter.service';
import { ExamStatisticsStoreModule } from './exam-statistics-store.module';
import { ExamStatisticsProcessor } from './exam-statistics.processor';

/** Counts results, in the worker. */
@Module({
  imports: [AttemptsModule, ExamStatisticsStoreModule, GradingModule],
  providers: [ExamCounter, ExamStatisticsProcessor],
})
export class ExamStatisticsWorkerModule {}
