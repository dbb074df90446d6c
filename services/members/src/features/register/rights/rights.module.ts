import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { RightsController } from './rights.controller';
import { RightsService } from './rights.service';

/** Acts that a standing forbids, for the other services. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  controllers: [RightsController],
  providers: [RightsService],
})
export class RightsModule {}
