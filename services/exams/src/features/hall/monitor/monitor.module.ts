import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { PapersModule } from '../../authoring/papers/papers.module';
import { MonitorBoardReader } from './monitor-board.reader';
import { MonitorFilters } from './monitor-filters';
import { MonitorController } from './monitor.controller';
import { MonitorService } from './monitor.service';

/** Live view of open attempts for staff. */
@Module({
  imports: [AttemptsStoreModule, HallsStoreModule, LiveEventsModule, PapersModule],
  controllers: [MonitorController],
  providers: [MonitorBoardReader, MonitorFilters, MonitorService],
})
export class MonitorModule {}
