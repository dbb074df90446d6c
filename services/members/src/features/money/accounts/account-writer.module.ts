import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { FollowUpModule } from '../follow-up/follow-up.module';
import { AccountWriter } from './account-writer';

/** Changes of accounts, for calls and for the worker. */
@Module({
  imports: [AccountsStoreModule, FollowUpModule],
  providers: [AccountWriter],
  exports: [AccountWriter],
})
export class AccountWriterModule {}
