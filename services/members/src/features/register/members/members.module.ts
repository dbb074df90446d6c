import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ChargingModule } from '../../money/charging/charging.module';
import { MemberChangesService } from './member-changes.service';
import { MemberInductionModule } from './member-induction.module';
import { MemberNamesService } from './member-names.service';
import { MembersController } from './members.controller';

/** The register: inductions, records, grades and events. */
@Module({
  imports: [
    AccountsStoreModule,
    ChargingModule,
    MemberInductionModule,
    MembersStoreModule,
    SettingsInForceModule,
  ],
  controllers: [MembersController],
  providers: [MemberChangesService, MemberNamesService],
})
export class MembersModule {}
