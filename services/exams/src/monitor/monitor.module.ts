import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { MonitorBoardReader } from './monitor-board.reader';
import { MonitorController } from './monitor.controller';
import { MonitorService } from './monitor.service';

/** The live view of open attempts for staff. */
@Module({
  imports: [AttemptsModule, ExamsModule, LiveEventsModule],
  controllers: [MonitorController],
  providers: [MonitorBoardReader, MonitorService],
})
export class MonitorModule {}
