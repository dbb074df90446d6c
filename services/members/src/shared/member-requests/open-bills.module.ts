import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../store/accounts/accounts.store.module';
import { OrganisationStaffStoreModule } from '../../store/organisation-staff/organisation-staff.store.module';
import { OpenBills } from './open-bills';

@Module({
  imports: [AccountsStoreModule, OrganisationStaffStoreModule],
  providers: [OpenBills],
  exports: [OpenBills],
})
export class OpenBillsModule {}
