import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from '../accounts/account-writer.module';
import { ChargingService } from './charging.service';

/** Charges of inductions and upgrades. */
@Module({
  imports: [AccountWriterModule, FeesInForceModule, MembersStoreModule, SettingsInForceModule],
  providers: [ChargingService],
  exports: [ChargingService],
})
export class ChargingModule {}
