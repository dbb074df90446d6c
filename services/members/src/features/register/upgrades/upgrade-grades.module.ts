import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { ChargingModule } from '../../money/charging/charging.module';
import { UpgradeGrades } from './upgrade-grades.service';

/** Grades of granted upgrades, for calls and for the worker. */
@Module({
  imports: [
    AccountsStoreModule,
    ChargingModule,
    MembersStoreModule,
    SettingsInForceModule,
    UpgradesStoreModule,
  ],
  providers: [UpgradeGrades],
  exports: [UpgradeGrades],
})
export class UpgradeGradesModule {}
