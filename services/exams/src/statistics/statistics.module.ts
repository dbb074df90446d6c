import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { DayPassesModule } from './day-passes.module';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [DayPassesModule, ExamsModule],
  controllers: [StatisticsController],
  providers: [StatisticsService],
})
export class StatisticsModule {}
