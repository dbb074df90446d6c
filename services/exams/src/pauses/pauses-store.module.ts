import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { HallsStoreModule } from '../halls/halls-store.module';
import { LiveEventsModule } from '../live-events/live-events.module';
import { HallAlignment } from './hall-alignment.service';
import { LISTED_PAUSE_MODEL, listedPauseSchema } from './listed-pause.schema';
import { ListedPausesRepository } from './listed-pauses.repository';
import { LivePauses } from './live-pauses';
import { PauseWriter } from './pause-writer.service';
import { PausesRepository } from './pauses.repository';

/** What is paused, for the API and the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: LISTED_PAUSE_MODEL, schema: listedPauseSchema },
    ]),
    HallsStoreModule,
    LiveEventsModule,
  ],
  providers: [HallAlignment, ListedPausesRepository, LivePauses, PausesRepository, PauseWriter],
  exports: [HallAlignment, HallsStoreModule, LiveEventsModule, LivePauses, PausesRepository, PauseWriter],
})
export class PausesStoreModule {}
