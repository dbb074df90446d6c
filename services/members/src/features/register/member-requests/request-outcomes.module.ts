import { Module } from '@nestjs/common';
import { DetailsWriterModule } from '../../../shared/members/details-writer.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { RequestOutcomes } from './request-outcomes.service';

/** Changes that accepted requests make, for calls and for the worker. */
@Module({
  imports: [DetailsWriterModule, MemberRequestsStoreModule, OrganisationStaffStoreModule],
  providers: [RequestOutcomes],
  exports: [RequestOutcomes],
})
export class RequestOutcomesModule {}
