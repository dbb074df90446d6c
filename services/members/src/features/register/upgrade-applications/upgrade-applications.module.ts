import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { UpgradesModule } from '../upgrades/upgrades.module';
import { MyUpgradeController } from './my-upgrade.controller';
import { MyUpgradeService } from './my-upgrade.service';
import { UpgradeOutlook } from './upgrade-outlook.service';

/** The next grade of the signed-in member, and applications for it. */
@Module({
  imports: [
    AccountsStoreModule,
    FeesInForceModule,
    MemberFilesModule,
    OwnMemberModule,
    SettingsInForceModule,
    UpgradesModule,
    UpgradesStoreModule,
  ],
  controllers: [MyUpgradeController],
  providers: [MyUpgradeService, UpgradeOutlook],
})
export class UpgradeApplicationsModule {}
