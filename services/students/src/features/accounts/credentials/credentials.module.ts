import { Module } from '@nestjs/common';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { FactorsModule } from '../factors/factors.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { SessionsModule } from '../sessions/sessions.module';
import { SignInModule } from '../sign-in/sign-in.module';
import { CredentialsController } from './credentials.controller';
import { FactorResetService } from './factor-reset.service';
import { OwnFactorService } from './own-factor.service';
import { OwnPasswordService } from './own-password.service';
import { OwnSessions } from './own-sessions';
import { Reauthentication } from './reauthentication';

/** Changes to one's own password and second factor. */
@Module({
  imports: [
    AccountRecordsModule,
    PasswordsModule,
    RevocationsModule,
    SessionsModule,
    SignInModule,
    StaffStoreModule,
    FactorsModule,
  ],
  controllers: [CredentialsController],
  providers: [FactorResetService, OwnFactorService, OwnPasswordService, OwnSessions, Reauthentication],
})
export class CredentialsModule {}
