import { Module } from '@nestjs/common';
import { AccountMailsStoreModule } from '../../../store/account-mails/account-mails.store.module';
import { PasswordResetsStoreModule } from '../../../store/password-resets/password-resets.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { ForgotLimits } from './forgot-limits';
import { ForgottenPasswordsService } from './forgotten-passwords.service';
import { PasswordLinks } from './password-links.service';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsService } from './password-resets.service';
import { ResetTokens } from './reset-tokens';

@Module({
  imports: [
    AccountRecordsModule,
    PasswordsModule,
    RevocationsModule,
    AccountMailsStoreModule,
    PasswordResetsStoreModule,
    StaffStoreModule,
  ],
  controllers: [PasswordResetsController],
  providers: [ForgotLimits, ForgottenPasswordsService, PasswordLinks, PasswordResetsService, ResetTokens],
  exports: [PasswordLinks],
})
export class PasswordResetsModule {}
