import { Module } from '@nestjs/common';
import { DayPassesModule } from './day-passes.module';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({ imports: [DayPassesModule], controllers: [StatisticsController], providers: [StatisticsService] })
export class StatisticsModule {}
