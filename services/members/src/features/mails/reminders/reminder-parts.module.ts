import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { ReminderScan } from './reminder-scan';

/** The members who owe, for the calls and the worker. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, ReminderPausesStoreModule],
  providers: [ReminderScan],
  exports: [ReminderScan],
})
export class ReminderPartsModule {}
