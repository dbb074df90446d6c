import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DistinctPairsStoreModule } from '../../../store/distinct-pairs/distinct-pairs.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { ImportsStoreModule } from '../../../store/imports/imports.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MergesStoreModule } from '../../../store/merges/merges.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { AccountWriterModule } from '../../money/accounts/account-writer.module';
import { EraseCopies } from './erase-copies.service';
import { EraseRecords } from './erase-records.service';
import { ErasedPersons } from './erased-person.service';
import { ErasureRunner } from './erasure-runner.service';
import { ErasureSteps } from './erasure-steps.service';

/** The steps of an erasure, for calls and for the worker. */
@Module({
  imports: [
    AccountWriterModule,
    AccountsStoreModule,
    DistinctPairsStoreModule,
    DocumentsStoreModule,
    ImportsStoreModule,
    MemberMailsStoreModule,
    MembersStoreModule,
    MergesStoreModule,
    PapersStoreModule,
    ReminderPausesStoreModule,
    StatementLinesStoreModule,
    UpgradesStoreModule,
  ],
  providers: [EraseCopies, EraseRecords, ErasedPersons, ErasureRunner, ErasureSteps],
  exports: [ErasureRunner],
})
export class ErasureRunnerModule {}
