import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { OrganisationStaffController } from './organisation-staff.controller';
import { OrganisationStaffService } from './organisation-staff.service';

/** Named staff of organisations. */
@Module({
  imports: [MembersStoreModule, OrganisationStaffStoreModule],
  controllers: [OrganisationStaffController],
  providers: [OrganisationStaffService],
})
export class OrganisationsModule {}
