import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { SequencesStoreModule } from '../../../store/sequences/sequences.store.module';
import { ChargingModule } from '../../money/charging/charging.module';
import { ApplicantReader } from './applicant-reader';
import { MemberInductionService } from './member-induction.service';
import { MemberNumbers } from './member-numbers.service';
import { MembersService } from './members.service';

/** Inductions and views of members, for calls and for the worker. */
@Module({
  imports: [
    AccountsStoreModule,
    ChargingModule,
    MembersStoreModule,
    SequencesStoreModule,
    SettingsInForceModule,
  ],
  providers: [ApplicantReader, MemberInductionService, MemberNumbers, MembersService],
  exports: [ApplicantReader, MemberInductionService, MembersService],
})
export class MemberInductionModule {}
