import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { LedgerChecksStoreModule } from '../../../store/ledger-checks/ledger-checks.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { LedgerCheckTask } from './ledger-check.task';
import { LedgerChecker } from './ledger-checker';

@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    LedgerChecksStoreModule,
    MembersStoreModule,
    SettingsInForceModule,
  ],
  providers: [LedgerCheckTask, LedgerChecker],
})
export class LedgerChecksWorkerModule {}
