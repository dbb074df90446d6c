import { Module } from '@nestjs/common';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { DayPassesStoreModule } from '../../../store/day-passes/day-passes.store.module';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [DayPassesStoreModule, HeldResultsModule],
  controllers: [StatisticsController],
  providers: [StatisticsService],
})
export class StatisticsModule {}
