import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HALL_MODEL, hallSchema } from './hall.schema';
import { HallsRepository } from './halls.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: HALL_MODEL, schema: hallSchema }])],
  providers: [HallsRepository],
  exports: [HallsRepository],
})
export class HallsStoreModule {}
