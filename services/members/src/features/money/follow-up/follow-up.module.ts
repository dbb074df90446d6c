import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { SequencesStoreModule } from '../../../store/sequences/sequences.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { DocumentNumbers } from './document-numbers.service';
import { FollowUpService } from './follow-up.service';

/** Follow-up of a change of an account: numbered documents and the member's index. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    SequencesStoreModule,
    SettingsInForceModule,
    StatementLinesStoreModule,
  ],
  providers: [DocumentNumbers, FollowUpService],
  exports: [FollowUpService],
})
export class FollowUpModule {}
