import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LISTED_PAUSE_MODEL, listedPauseSchema } from './listed-pause.schema';
import { ListedPausesRepository } from './listed-pauses.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: LISTED_PAUSE_MODEL, schema: listedPauseSchema }])],
  providers: [ListedPausesRepository],
  exports: [ListedPausesRepository],
})
export class ListedPausesStoreModule {}
