import { Module } from '@nestjs/common';
import { LocksStoreModule } from '../../../store/locks/locks.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { FactorsModule } from '../factors/factors.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { SuspensionsController } from './suspensions.controller';
import { SuspensionsService } from './suspensions.service';

@Module({
  imports: [AccountRecordsModule, RevocationsModule, LocksStoreModule, StaffStoreModule, FactorsModule],
  controllers: [SuspensionsController],
  providers: [SuspensionsService],
})
export class SuspensionsModule {}
