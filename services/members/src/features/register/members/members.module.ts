import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { SequencesStoreModule } from '../../../store/sequences/sequences.store.module';
import { ChargingModule } from '../../money/charging/charging.module';
import { ApplicantReader } from './applicant-reader';
import { MemberChangesService } from './member-changes.service';
import { MemberNumbers } from './member-numbers.service';
import { MemberInductionService } from './member-induction.service';
import { MembersController } from './members.controller';
import { MembersService } from './members.service';

/** The register: inductions, records, grades and events. */
@Module({
  imports: [
    AccountsStoreModule,
    ChargingModule,
    MembersStoreModule,
    SequencesStoreModule,
    SettingsInForceModule,
  ],
  controllers: [MembersController],
  providers: [ApplicantReader, MemberChangesService, MemberInductionService, MemberNumbers, MembersService],
})
export class MembersModule {}
