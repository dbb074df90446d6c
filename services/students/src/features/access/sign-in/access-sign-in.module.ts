import { Module } from '@nestjs/common';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { DeviceCookies } from '../../../shared/cookies/device-cookies';
import { AccessCodesStoreModule } from '../../../store/access-codes/access-codes.store.module';
import { AccessSessionsStoreModule } from '../../../store/access-sessions/access-sessions.store.module';
import { RevocationsModule } from '../../accounts/revocations/revocations.module';
import { ACCESS_PATH } from '../codes/access-cookies';
import { CodesModule } from '../codes/codes.module';
import { PeopleModule } from '../people/people.module';
import { AccessAudit } from './access-audit';
import { AccessSignInController } from './access-sign-in.controller';
import { AccessTokens } from './access-tokens';
import { EndedAccess } from './ended-access';
import { RenewalService } from './renewal.service';
import { SessionBegin } from './session-begin';
import { SignOutService } from './sign-out.service';
import { VerificationService } from './verification.service';

/** Sign-in of members and applicants by a code. */
@Module({
  imports: [AccessCodesStoreModule, AccessSessionsStoreModule, CodesModule, PeopleModule, RevocationsModule],
  controllers: [AccessSignInController],
  providers: [
    AccessAudit,
    AccessTokens,
    EndedAccess,
    RenewalService,
    SessionBegin,
    SignOutService,
    VerificationService,
    {
      provide: DeviceCookies,
      inject: [STUDENTS_ENV],
      useFactory: (env: StudentsEnv) =>
        new DeviceCookies(env, { path: ACCESS_PATH, purpose: 'access-device-cookies' }),
    },
  ],
  exports: [AccessTokens, EndedAccess],
})
export class AccessSignInModule {}
