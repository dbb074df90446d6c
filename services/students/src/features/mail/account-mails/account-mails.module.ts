import { Module } from '@nestjs/common';
import { AccountMailsStoreModule } from '../../../store/account-mails/account-mails.store.module';
import { PasswordResetsStoreModule } from '../../../store/password-resets/password-resets.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../../accounts/account-records/account-records.module';
import { AccountMailDelivery } from './account-mail-delivery.service';
import { AccountMailLinks } from './account-mail-links';
import { AccountMailSweeper } from './account-mail.sweeper';

/** Sends mails to owners of staff accounts, in the worker. */
@Module({
  imports: [AccountMailsStoreModule, AccountRecordsModule, PasswordResetsStoreModule, StaffStoreModule],
  providers: [AccountMailDelivery, AccountMailLinks, AccountMailSweeper],
})
export class AccountMailsModule {}
