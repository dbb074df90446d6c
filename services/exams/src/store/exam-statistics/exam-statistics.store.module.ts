import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamStatisticsRepository } from './exam-statistics.repository';
import { EXAM_STATISTICS_MODEL, examStatisticsSchema } from './exam-statistics.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: EXAM_STATISTICS_MODEL, schema: examStatisticsSchema }])],
  providers: [ExamStatisticsRepository],
  exports: [ExamStatisticsRepository],
})
export class ExamStatisticsStoreModule {}
