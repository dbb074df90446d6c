import { Module } from '@nestjs/common';
import { LocksStoreModule } from '../../../store/locks/locks.store.module';
import { SavedViewsStoreModule } from '../../../store/saved-views/saved-views.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { FactorsModule } from '../factors/factors.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { AccountData } from './account-data';
import { StaffRemovalService } from './staff-removal.service';
import { StaffController } from './staff.controller';
import { StaffService } from './staff.service';
import { SuperAdminHealth } from './super-admin-health';

/** Management of staff accounts, by a SUPER_ADMIN. */
@Module({
  imports: [
    AccountRecordsModule,
    FactorsModule,
    LocksStoreModule,
    RevocationsModule,
    SavedViewsStoreModule,
    StaffStoreModule,
  ],
  controllers: [StaffController],
  providers: [AccountData, StaffRemovalService, StaffService, SuperAdminHealth],
})
export class StaffModule {}
