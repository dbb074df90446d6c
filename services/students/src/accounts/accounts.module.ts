import { Global, Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { AccountAudit } from './account-audit';
import { AccountNotices } from './account-notices';
import { AccountsController } from './accounts.controller';
import { AuthService } from './auth.service';
import { DeviceCookies } from './device-cookies';
import { EarlierSignOuts } from './earlier-sign-outs';
import { Passwords } from './passwords';
import { RevocationSweep } from './revocation-sweep';
import { SessionCheckService } from './session-check.service';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { SignInLimits } from './sign-in-limits';
import { SignInService } from './sign-in.service';
import { SignUpLimits } from './sign-up-limits';
import { StaffService } from './staff.service';
import { StaffTokens } from './staff-tokens';
import { StoredRevocations } from './staff-versions';
import { SuperAdminHealth } from './super-admin-health';
import { TokenVersions } from './token-versions.service';
import { RevocationsRepository } from '../store/revocations/revocations.repository';
import { RevocationsStoreModule } from '../store/revocations/revocations.store.module';
import { StaffRepository } from '../store/staff/staff.repository';
import { AccountMailsStoreModule } from '../store/account-mails/account-mails.store.module';
import { CandidateSignOutsStoreModule } from '../store/candidate-sign-outs/candidate-sign-outs.store.module';
import { LocksStoreModule } from '../store/locks/locks.store.module';
import { SavedViewsStoreModule } from '../store/saved-views/saved-views.store.module';
import { SessionsStoreModule } from '../store/sessions/sessions.store.module';
import { StaffStoreModule } from '../store/staff/staff.store.module';
import { StudentsStoreModule } from '../store/students/students.store.module';

/** Injection token of the current versions of staff tokens. */
export const STAFF_VERSIONS = Symbol('STAFF_VERSIONS');

/** Global, because the platform's access check reads {@link STAFF_VERSIONS}. */
@Global()
@Module({
  imports: [
    AccountMailsStoreModule,
    CandidateSignOutsStoreModule,
    LocksStoreModule,
    RevocationsStoreModule,
    SavedViewsStoreModule,
    SessionsStoreModule,
    StaffStoreModule,
    StudentsStoreModule,
    FactorsModule,
    SignInsModule,
  ],
  controllers: [AccountsController, SessionsController],
  providers: [
    AccountAudit,
    AccountNotices,
    AuthService,
    DeviceCookies,
    EarlierSignOuts,
    SessionCheckService,
    SessionsService,
    SignInLimits,
    SignInService,
    SignUpLimits,
    StaffService,
    StaffTokens,
    RevocationSweep,
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
    AccountNotices,
    Passwords,
    SignInLimits,
    StaffTokens,
  ],
})
export class AccountsModule {}
