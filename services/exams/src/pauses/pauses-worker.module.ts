import { Module } from '@nestjs/common';
import { HallPausesSweeper } from './hall-pauses.sweeper';
import { PausesStoreModule } from './pauses-store.module';

/** In the worker: what broke off midway. */
@Module({ imports: [PausesStoreModule], providers: [HallPausesSweeper] })
export class PausesWorkerModule {}
