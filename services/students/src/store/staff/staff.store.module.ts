import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffRepository } from './staff.repository';
import { STAFF_MODEL, staffSchema } from './staff.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: STAFF_MODEL, schema: staffSchema }])],
  providers: [StaffRepository],
  exports: [StaffRepository],
})
export class StaffStoreModule {}
