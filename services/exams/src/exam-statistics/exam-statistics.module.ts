import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { ExamStatisticsStoreModule } from './exam-statistics-store.module';
import { ExamStatisticsController } from './exam-statistics.controller';
import { ExamStatisticsQueue } from './exam-statistics.queue';
import { ExamStatisticsService } from './exam-statistics.service';

@Module({
  imports: [ExamsModule, ExamStatisticsStoreModule, ResultsModule],
  controllers: [ExamStatisticsController],
  providers: [ExamStatisticsQueue, ExamStatisticsService],
})
export class ExamStatisticsModule {}
