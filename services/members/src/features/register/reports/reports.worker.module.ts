import { Module } from '@nestjs/common';
import { RegisterMonthsStoreModule } from '../../../store/register-months/register-months.store.module';
import { RegisterMonthsTask } from './register-months.task';
import { ReportReaderModule } from './report-reader.module';

@Module({
  imports: [RegisterMonthsStoreModule, ReportReaderModule],
  providers: [RegisterMonthsTask],
})
export class ReportsWorkerModule {}
