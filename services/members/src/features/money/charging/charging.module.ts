import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountsModule } from '../accounts/accounts.module';
import { ChargingService } from './charging.service';

/** Charges of inductions and upgrades. */
@Module({
  imports: [AccountsModule, FeesInForceModule, MembersStoreModule, SettingsInForceModule],
  providers: [ChargingService],
  exports: [ChargingService],
})
export class ChargingModule {}
