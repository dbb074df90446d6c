import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { CardCheck } from './card-check.service';
import { ChecksController } from './checks.controller';

/** The public check of cards. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  controllers: [ChecksController],
  providers: [CardCheck],
})
export class ChecksModule {}
