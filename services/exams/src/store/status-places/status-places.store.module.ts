import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STATUS_PLACE_MODEL, statusPlaceSchema } from './status-place.schema';
import { StatusPlacesRepository } from './status-places.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: STATUS_PLACE_MODEL, schema: statusPlaceSchema }])],
  providers: [StatusPlacesRepository],
  exports: [StatusPlacesRepository],
})
export class StatusPlacesStoreModule {}
