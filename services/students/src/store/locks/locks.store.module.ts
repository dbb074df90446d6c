import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LOCK_MODEL, lockSchema } from './lock.schema';
import { RoleLock } from './role-lock.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: LOCK_MODEL, schema: lockSchema }])],
  providers: [RoleLock],
  exports: [RoleLock],
})
export class LocksStoreModule {}
