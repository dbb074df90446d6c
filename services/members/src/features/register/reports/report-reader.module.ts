import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ReportReader } from './report-reader';

/** Sums for the calls and for the worker. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  providers: [ReportReader],
  exports: [ReportReader],
})
export class ReportReaderModule {}
