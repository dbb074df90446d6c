import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../store/members/members.store.module';
import { SettingsInForceModule } from '../settings/settings-in-force.module';
import { DetailsWriter } from './details-writer';

@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  providers: [DetailsWriter],
  exports: [DetailsWriter],
})
export class DetailsWriterModule {}
