import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { FactorsModule } from '../factors/factors.module';
import { SuspensionsController } from './suspensions.controller';
import { SuspensionsService } from './suspensions.service';
import { LocksStoreModule } from '../store/locks/locks.store.module';
import { StaffStoreModule } from '../store/staff/staff.store.module';

@Module({
  imports: [LocksStoreModule, StaffStoreModule, AccountsModule, FactorsModule],
  controllers: [SuspensionsController],
  providers: [SuspensionsService],
})
export class SuspensionsModule {}
