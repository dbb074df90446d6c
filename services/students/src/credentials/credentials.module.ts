import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { FactorsModule } from '../factors/factors.module';
import { CredentialsController } from './credentials.controller';
import { FactorResetService } from './factor-reset.service';
import { OwnFactorService } from './own-factor.service';
import { OwnPasswordService } from './own-password.service';
import { OwnSessions } from './own-sessions';
import { Reauthentication } from './reauthentication';
import { StaffStoreModule } from '../store/staff/staff.store.module';

/** How staff change what they sign in with. */
@Module({
  imports: [StaffStoreModule, AccountsModule, FactorsModule],
  controllers: [CredentialsController],
  providers: [FactorResetService, OwnFactorService, OwnPasswordService, OwnSessions, Reauthentication],
})
export class CredentialsModule {}
