import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { VersionSource } from '@concord/nest-platform';
import { LOCK, lockSchema } from './lock.schema';
import { RoleLock } from './role-lock.repository';
import { STAFF, staffSchema } from './staff.schema';
import { StaffRepository } from './staff.repository';

/** Injection token of what tells the platform which staff tokens count. */
export const STAFF_VERSIONS = Symbol('STAFF_VERSIONS');

/** The stored staff accounts; global, because the platform's access check reads their versions. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: STAFF, schema: staffSchema },
      { name: LOCK, schema: lockSchema },
    ]),
  ],
  providers: [
    StaffRepository,
    RoleLock,
    {
      provide: STAFF_VERSIONS,
      inject: [StaffRepository],
      useFactory:
        (staff: StaffRepository): VersionSource =>
        () =>
          staff.versions(),
    },
  ],
  exports: [StaffRepository, RoleLock, STAFF_VERSIONS],
})
export class StaffStoreModule {}
