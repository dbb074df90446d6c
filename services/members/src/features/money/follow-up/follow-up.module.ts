import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { SequencesStoreModule } from '../../../store/sequences/sequences.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { DocumentFollowUp } from './document-follow-up';
import { DocumentNumbers } from './document-numbers.service';
import { FollowUpMany } from './follow-up-many.service';
import { FollowUpService } from './follow-up.service';
import { PaymentFollowUp } from './payment-follow-up';

/** Follow-up of a change of an account: numbered documents and the member's index. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    MemberMailsStoreModule,
    MembersStoreModule,
    SequencesStoreModule,
    SettingsInForceModule,
    StatementLinesStoreModule,
  ],
  providers: [DocumentFollowUp, DocumentNumbers, FollowUpMany, FollowUpService, PaymentFollowUp],
  exports: [FollowUpMany, FollowUpService],
})
export class FollowUpModule {}
