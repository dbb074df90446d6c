import { Module } from '@nestjs/common';
import { OwnRequestsModule } from '../../../shared/member-requests/own-requests.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { NamedPeople } from './named-people';
import { OwnStaffController } from './own-staff.controller';
import { OwnStaff } from './own-staff.service';
import { StaffBills } from './staff-bills.service';
import { StaffChanges } from './staff-changes.service';

/** Staff of the organisation that is signed in. */
@Module({
  imports: [
    AccountsStoreModule,
    MembersStoreModule,
    OrganisationStaffStoreModule,
    OwnMemberModule,
    OwnRequestsModule,
    SettingsInForceModule,
  ],
  controllers: [OwnStaffController],
  providers: [NamedPeople, OwnStaff, StaffBills, StaffChanges],
})
export class OwnStaffModule {}
