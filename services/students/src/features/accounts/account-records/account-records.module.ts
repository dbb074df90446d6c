import { Module } from '@nestjs/common';
import { AccountMailsStoreModule } from '../../../store/account-mails/account-mails.store.module';
import { AccountAudit } from './account-audit';
import { AccountNotices } from './account-notices';

/** Records changes of accounts, and notifies their owners. */
@Module({
  imports: [AccountMailsStoreModule],
  providers: [AccountAudit, AccountNotices],
  exports: [AccountAudit, AccountNotices],
})
export class AccountRecordsModule {}
