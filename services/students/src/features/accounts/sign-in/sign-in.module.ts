import { Module } from '@nestjs/common';
import { calls } from '@concord/contracts';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { DeviceCookies } from '../../../shared/cookies/device-cookies';
import { AccountMailsStoreModule } from '../../../store/account-mails/account-mails.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { FactorsModule } from '../factors/factors.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountOpening } from './account-opening';
import { SignInCheck } from './sign-in-check';
import { SignInLimits } from './sign-in-limits';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';
import { SignUpLimits } from './sign-up-limits';
import { SignUpService } from './sign-up.service';

/** Sign-in and sign-up of staff. */
@Module({
  imports: [
    AccountMailsStoreModule,
    AccountRecordsModule,
    FactorsModule,
    PasswordsModule,
    RevocationsModule,
    SessionsModule,
    StaffStoreModule,
  ],
  controllers: [SignInController],
  providers: [
    AccountOpening,
    {
      provide: DeviceCookies,
      inject: [STUDENTS_ENV],
      useFactory: (env: StudentsEnv) =>
        new DeviceCookies(env, { path: `/api${calls.login.path}`, purpose: 'device-cookies' }),
    },
    SignInCheck,
    SignInLimits,
    SignInService,
    SignUpLimits,
    SignUpService,
  ],
  exports: [SignInLimits],
})
export class SignInModule {}
