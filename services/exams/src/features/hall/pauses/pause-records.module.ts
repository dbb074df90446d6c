import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../../../shared/live-events/live-events.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { ListedPausesStoreModule } from '../../../store/listed-pauses/listed-pauses.store.module';
import { HallAlignment } from './hall-alignment.service';
import { LivePauses } from './live-pauses';
import { PauseRecords } from './pause-records.service';
import { PauseWriter } from './pause-writer.service';

/** Pauses of attempts and hall sessions, for the API and the worker. */
@Module({
  imports: [AttemptsStoreModule, HallsStoreModule, ListedPausesStoreModule, LiveEventsModule],
  providers: [HallAlignment, LivePauses, PauseRecords, PauseWriter],
  exports: [HallAlignment, LivePauses, PauseRecords, PauseWriter],
})
export class PauseRecordsModule {}
