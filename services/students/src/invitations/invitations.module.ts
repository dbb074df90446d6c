import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { PasswordResetsModule } from '../password-resets/password-resets.module';
import { InvitationsController } from './invitations.controller';
import { InvitationsService } from './invitations.service';
import { StaffStoreModule } from '../store/staff/staff.store.module';

@Module({
  imports: [StaffStoreModule, AccountsModule, PasswordResetsModule],
  controllers: [InvitationsController],
  providers: [InvitationsService],
})
export class InvitationsModule {}
