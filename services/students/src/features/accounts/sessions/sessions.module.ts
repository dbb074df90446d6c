import { Module } from '@nestjs/common';
import { CandidateSignOutsStoreModule } from '../../../store/candidate-sign-outs/candidate-sign-outs.store.module';
import { SessionsStoreModule } from '../../../store/sessions/sessions.store.module';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { FactorsModule } from '../factors/factors.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { SessionCheckService } from './session-check.service';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { StaffTokens } from './staff-tokens';
import { WhoAmIService } from './who-am-i.service';

/** Sessions and tokens of staff, and the sign-out of candidates. */
@Module({
  imports: [
    AccountRecordsModule,
    CandidateSignOutsStoreModule,
    FactorsModule,
    RevocationsModule,
    SessionsStoreModule,
    StaffStoreModule,
    StudentsStoreModule,
  ],
  controllers: [SessionsController],
  providers: [SessionCheckService, SessionsService, StaffTokens, WhoAmIService],
  exports: [StaffTokens],
})
export class SessionsModule {}
