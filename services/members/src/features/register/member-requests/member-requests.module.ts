import { Module } from '@nestjs/common';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { MemberRequestsController } from './member-requests.controller';
import { MemberRequestsService } from './member-requests.service';
import { RequestOutcomesModule } from './request-outcomes.module';
import { StaffRequestRules } from './staff-request-rules';

/** Requests of members, for staff. */
@Module({
  imports: [
    AccountsStoreModule,
    MemberFilesModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    OrganisationStaffStoreModule,
    RequestOutcomesModule,
  ],
  controllers: [MemberRequestsController],
  providers: [MemberRequestsService, StaffRequestRules],
})
export class MemberRequestsModule {}
