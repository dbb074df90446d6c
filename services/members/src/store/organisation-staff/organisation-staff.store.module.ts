import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrganisationStaffRepository } from './organisation-staff.repository';
import { ORGANISATION_STAFF_MODEL, organisationStaffSchema } from './organisation-staff.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: ORGANISATION_STAFF_MODEL, schema: organisationStaffSchema }])],
  providers: [OrganisationStaffRepository],
  exports: [OrganisationStaffRepository],
})
export class OrganisationStaffStoreModule {}
