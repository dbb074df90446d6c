import { Module } from '@nestjs/common';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { OpenBillsModule } from '../../../shared/member-requests/open-bills.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { MemberRequestViews } from './member-request-views';
import { MemberRequestsController } from './member-requests.controller';
import { MemberRequestsService } from './member-requests.service';
import { RequestOutcomesModule } from './request-outcomes.module';
import { StaffRequestRules } from './staff-request-rules';

/** Requests of members, for staff. */
@Module({
  imports: [
    MemberFilesModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    OpenBillsModule,
    OrganisationStaffStoreModule,
    RequestOutcomesModule,
  ],
  controllers: [MemberRequestsController],
  providers: [MemberRequestViews, MemberRequestsService, StaffRequestRules],
})
export class MemberRequestsModule {}
