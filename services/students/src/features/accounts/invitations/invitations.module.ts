import { Module } from '@nestjs/common';
import { StaffStoreModule } from '../../../store/staff/staff.store.module';
import { AccountRecordsModule } from '../account-records/account-records.module';
import { PasswordResetsModule } from '../password-resets/password-resets.module';
import { RevocationsModule } from '../revocations/revocations.module';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';

@Module({
  imports: [AccountRecordsModule, RevocationsModule, StaffStoreModule, PasswordResetsModule],
  controllers: [InvitationsController],
  providers: [InvitationsService],
})
export class InvitationsModule {}
