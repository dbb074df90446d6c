import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { HallsStoreModule } from '../halls/halls-store.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { MonitorBoardReader } from './monitor-board.reader';
import { MonitorFilters } from './monitor-filters';
import { MonitorController } from './monitor.controller';
import { MonitorService } from './monitor.service';

/** The live view of open attempts for staff. */
@Module({
  imports: [AttemptsModule, ExamsModule, HallsStoreModule, LiveEventsModule],
  controllers: [MonitorController],
  providers: [MonitorBoardReader, MonitorFilters, MonitorService],
})
export class MonitorModule {}
