import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FactorsModule } from '../factors/factors.module';
import { RevocationsRepository } from '../sign-ins/revocations.repository';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { StudentsModule } from '../students/students.module';
import { AccountAudit } from './account-audit';
import { ACCOUNT_MAIL_MODEL, accountMailSchema } from './account-mail.schema';
import { AccountMailsRepository } from './account-mails.repository';
import { AccountNotices } from './account-notices';
import { AccountsController } from './accounts.controller';
import { AuthService } from './auth.service';
import { CANDIDATE_SIGN_OUT_MODEL, candidateSignOutSchema } from './candidate-sign-out.schema';
import { CandidateSignOutsRepository } from './candidate-sign-outs.repository';
import { DeviceCookies } from './device-cookies';
import { EarlierSignOuts } from './earlier-sign-outs';
import { LOCK_MODEL, lockSchema } from './lock.schema';
import { Passwords } from './passwords';
import { RevocationSweep } from './revocation-sweep';
import { RoleLock } from './role-lock.repository';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionCheckService } from './session-check.service';
import { SavedViewsModule } from '../views/saved-views.module';
import { SessionsController } from './sessions.controller';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInLimits } from './sign-in-limits';
import { SignInService } from './sign-in.service';
import { SignUpLimits } from './sign-up-limits';
import { STAFF_MODEL, staffSchema } from './staff.schema';
import { StaffRepository } from './staff.repository';
import { StaffService } from './staff.service';
import { StaffTokens } from './staff-tokens';
import { StoredRevocations } from './staff-versions';
import { SuperAdminHealth } from './super-admin-health';
import { TokenVersions } from './token-versions.service';

/** Injection token of the current versions of staff tokens. */
export const STAFF_VERSIONS = Symbol('STAFF_VERSIONS');

/** Global, because the platform's access check reads {@link STAFF_VERSIONS}. */
@Global()
@Module({
  imports: [
    FactorsModule,
    SavedViewsModule,
    SignInsModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: STAFF_MODEL, schema: staffSchema },
      { name: LOCK_MODEL, schema: lockSchema },
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: ACCOUNT_MAIL_MODEL, schema: accountMailSchema },
      { name: CANDIDATE_SIGN_OUT_MODEL, schema: candidateSignOutSchema },
    ]),
  ],
  controllers: [AccountsController, SessionsController],
  providers: [
    AccountAudit,
    AccountMailsRepository,
    AccountNotices,
    AuthService,
    CandidateSignOutsRepository,
    DeviceCookies,
    EarlierSignOuts,
    SessionCheckService,
    SessionsRepository,
    SessionsService,
    SignInLimits,
    SignInService,
    SignUpLimits,
    StaffService,
    StaffRepository,
    StaffTokens,
    RevocationSweep,
    RoleLock,
    Passwords,
    SuperAdminHealth,
    TokenVersions,
    {
      provide: STAFF_VERSIONS,
      inject: [RevocationsRepository, StaffRepository],
      useFactory: (revocations: RevocationsRepository, staff: StaffRepository) =>
        new StoredRevocations(revocations, staff),
    },
  ],
  exports: [
    STAFF_VERSIONS,
    SignInsModule,
    AccountAudit,
    AccountMailsRepository,
    AccountNotices,
    Passwords,
    RoleLock,
    SignInLimits,
    StaffRepository,
    StaffTokens,
  ],
})
export class AccountsModule {}
