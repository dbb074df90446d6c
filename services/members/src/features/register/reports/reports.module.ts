import { Module } from '@nestjs/common';
import { RegisterMonthsStoreModule } from '../../../store/register-months/register-months.store.module';
import { ReportReaderModule } from './report-reader.module';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';

@Module({
  imports: [RegisterMonthsStoreModule, ReportReaderModule],
  controllers: [ReportsController],
  providers: [ReportsService],
})
export class ReportsModule {}
