import { Module } from '@nestjs/common';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { HallPausesSweeper } from './hall-pauses.sweeper';
import { PauseRecordsModule } from './pause-records.module';

/** Completes interrupted pauses, in the worker. */
@Module({
  imports: [HallsStoreModule, PauseRecordsModule],
  providers: [HallPausesSweeper],
})
export class PausesWorkerModule {}
