import { Module } from '@nestjs/common';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { HallPausesSweeper } from './hall-pauses.sweeper';
import { PauseRecordsModule } from './pause-records.module';

/** In the worker: what broke off midway. */
@Module({
  imports: [HallsStoreModule, PauseRecordsModule],
  providers: [HallPausesSweeper],
})
export class PausesWorkerModule {}
