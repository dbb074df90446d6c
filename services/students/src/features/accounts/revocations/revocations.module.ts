import { Global, Module } from '@nestjs/common';
import { CandidateSignOutsStoreModule } from '../../../store/candidate-sign-outs/candidate-sign-outs.store.module';
import { RevocationsStoreModule } from '../../../store/revocations/revocations.store.module';
import { SessionsStoreModule } from '../../../store/sessions/sessions.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { CandidateSignIns } from './candidate-sign-ins';
import { EarlierSignOuts } from './earlier-sign-outs';
import { RevocationSweep } from './revocation-sweep';
import { RevocationsController } from './revocations.controller';
import { Revocations } from './revocations.service';
import { StoredRevocations } from './staff-versions';
import { TokenVersions } from './token-versions.service';

/** Injection token of the current versions of staff accounts. */
export const STAFF_VERSIONS = Symbol('STAFF_VERSIONS');

/** Global, because the platform's access check reads {@link STAFF_VERSIONS}. */
@Global()
@Module({
  imports: [
    CandidateSignOutsStoreModule,
    RevocationsStoreModule,
    SessionsStoreModule,
    StaffStoreModule,
    StudentsStoreModule,
  ],
  controllers: [RevocationsController],
  providers: [
    CandidateSignIns,
    EarlierSignOuts,
    Revocations,
    RevocationSweep,
    TokenVersions,
    { provide: STAFF_VERSIONS, useClass: StoredRevocations },
  ],
  exports: [STAFF_VERSIONS, CandidateSignIns, Revocations],
})
export class RevocationsModule {}
