import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { ForgotLimits } from './forgot-limits';
import { PasswordLinks } from './password-links.service';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';
import { AccountMailsStoreModule } from '../store/account-mails/account-mails.store.module';
import { PasswordResetsStoreModule } from '../store/password-resets/password-resets.store.module';
import { StaffStoreModule } from '../store/staff/staff.store.module';

@Module({
  imports: [AccountMailsStoreModule, PasswordResetsStoreModule, StaffStoreModule, AccountsModule],
  controllers: [PasswordResetsController],
  providers: [ForgotLimits, PasswordLinks, PasswordResetsService],
  exports: [PasswordLinks],
})
export class PasswordResetsModule {}
