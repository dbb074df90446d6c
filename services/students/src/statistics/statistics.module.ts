import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { DayCountsRepository } from './day-counts.repository';
import { DAY_COUNTS_MODEL, dayCountsSchema } from './day-counts.schema';
import { DayCountsTask } from './day-counts.task';
import { StatisticsController } from './statistics.controller';
import { StatisticsService } from './statistics.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DAY_COUNTS_MODEL, schema: dayCountsSchema }]),
    SerialsModule,
    StudentsModule,
  ],
  controllers: [StatisticsController],
  providers: [DayCountsRepository, DayCountsTask, StatisticsService],
})
export class StatisticsModule {}
