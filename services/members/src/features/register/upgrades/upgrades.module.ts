import { Module } from '@nestjs/common';
import { CpdPointsModule } from '../../../shared/cpd-points/cpd-points.module';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { UpgradeCandidates } from './upgrade-candidates.service';
import { UpgradeGradesModule } from './upgrade-grades.module';
import { UpgradesController } from './upgrades.controller';
import { UpgradesService } from './upgrades.service';

/** Upgrades to the next grade: candidates, proposals and decisions. */
@Module({
  imports: [
    AccountsStoreModule,
    CpdPointsModule,
    MemberFilesModule,
    MembersStoreModule,
    SettingsInForceModule,
    UpgradeGradesModule,
    UpgradesStoreModule,
  ],
  controllers: [UpgradesController],
  providers: [UpgradeCandidates, UpgradesService],
  exports: [UpgradeCandidates],
})
export class UpgradesModule {}
