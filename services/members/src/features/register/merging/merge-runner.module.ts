import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardPaymentsStoreModule } from '../../../store/card-payments/card-payments.store.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MergesStoreModule } from '../../../store/merges/merges.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { AccountWriterModule } from '../../money/accounts/account-writer.module';
import { ChargingModule } from '../../money/charging/charging.module';
import { FollowUpModule } from '../../money/follow-up/follow-up.module';
import { MergeAccounts } from './merge-accounts.service';
import { MergeCards } from './merge-cards.service';
import { MergeCorrespondence } from './merge-correspondence.service';
import { MergeFreeze } from './merge-freeze.service';
import { MergeMembers } from './merge-members.service';
import { MergeRecords } from './merge-records.service';
import { MergeRunner } from './merge-runner.service';
import { MergeSent } from './merge-sent.service';
import { MergeSteps } from './merge-steps.service';
import { UndoSteps } from './undo-steps.service';

/** The steps of merges and undos, for calls and for the worker. */
@Module({
  imports: [
    AccountsStoreModule,
    AccountWriterModule,
    CardPaymentsStoreModule,
    CardOrdersStoreModule,
    ChargingModule,
    CpdEntriesStoreModule,
    DocumentsStoreModule,
    FollowUpModule,
    MemberMailsStoreModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    MergesStoreModule,
    OrganisationStaffStoreModule,
    PapersStoreModule,
    ReminderPausesStoreModule,
    SettingsInForceModule,
    StatementLinesStoreModule,
    UpgradesStoreModule,
  ],
  providers: [
    MergeAccounts,
    MergeCards,
    MergeCorrespondence,
    MergeFreeze,
    MergeMembers,
    MergeRecords,
    MergeRunner,
    MergeSent,
    MergeSteps,
    UndoSteps,
  ],
  exports: [MergeRunner],
})
export class MergeRunnerModule {}
