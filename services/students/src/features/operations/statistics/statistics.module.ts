import { Module } from '@nestjs/common';
import { DayCountsStoreModule } from '../../../store/day-counts/day-counts.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { DayCountsTask } from './day-counts.task';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [DayCountsStoreModule, SerialsStoreModule, StudentsStoreModule],
  controllers: [StatisticsController],
  providers: [DayCountsTask, StatisticsService],
})
export class StatisticsModule {}
