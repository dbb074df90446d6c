import { Module } from '@nestjs/common';
import { ExamStatisticsStoreModule } from '../../../store/exam-statistics/exam-statistics.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ExamStatisticsController } from './exam-statistics.controller';
import { ExamStatisticsQueue } from './exam-statistics.queue';
import { ExamStatisticsService } from './exam-statistics.service';

@Module({
  imports: [ExamsStoreModule, ExamStatisticsStoreModule, ResultsStoreModule],
  controllers: [ExamStatisticsController],
  providers: [ExamStatisticsQueue, ExamStatisticsService],
})
export class ExamStatisticsModule {}
