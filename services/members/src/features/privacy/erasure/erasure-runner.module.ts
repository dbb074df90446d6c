import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardPaymentsStoreModule } from '../../../store/card-payments/card-payments.store.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { DistinctPairsStoreModule } from '../../../store/distinct-pairs/distinct-pairs.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { ImportsStoreModule } from '../../../store/imports/imports.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MergesStoreModule } from '../../../store/merges/merges.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { AccountWriterModule } from '../../money/accounts/account-writer.module';
import { EraseCards } from './erase-cards.service';
import { EraseCopies } from './erase-copies.service';
import { EraseRecords } from './erase-records.service';
import { EraseSent } from './erase-sent.service';
import { ErasedEvidence } from './erased-evidence';
import { ErasedPersons } from './erased-person.service';
import { ErasureRunner } from './erasure-runner.service';
import { ErasureSteps } from './erasure-steps.service';

/** The steps of an erasure, for calls and for the worker. */
@Module({
  imports: [
    AccountWriterModule,
    AccountsStoreModule,
    CardPaymentsStoreModule,
    CpdEntriesStoreModule,
    CardOrdersStoreModule,
    DistinctPairsStoreModule,
    DocumentsStoreModule,
    ImportsStoreModule,
    MemberMailsStoreModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    MergesStoreModule,
    PapersStoreModule,
    ReminderPausesStoreModule,
    StatementLinesStoreModule,
    UpgradesStoreModule,
  ],
  providers: [
    EraseCards,
    EraseCopies,
    EraseRecords,
    EraseSent,
    ErasedEvidence,
    ErasedPersons,
    ErasureRunner,
    ErasureSteps,
  ],
  exports: [ErasureRunner],
})
export class ErasureRunnerModule {}
