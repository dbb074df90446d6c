import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { DecisionMails } from './decision-mails';
import { DecisionMailsSweeper } from './decision-mails.sweeper';
import { MailFactsReader } from './mail-facts.reader';
import { MailSubjectReader } from './mail-subject.reader';
import { MailedDocumentReader } from './mailed-document.reader';
import { MemberMailsSender } from './member-mails.sender';
import { MemberMailsSweeper } from './member-mails.sweeper';

/** Notes mails about decisions, and requests due mails, in the worker. */
@Module({
  imports: [
    AccountsStoreModule,
    CpdEntriesStoreModule,
    DocumentsStoreModule,
    MemberMailsStoreModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    ReminderPausesStoreModule,
    SettingsInForceModule,
    UpgradesStoreModule,
  ],
  providers: [
    DecisionMails,
    DecisionMailsSweeper,
    MailedDocumentReader,
    MailFactsReader,
    MailSubjectReader,
    MemberMailsSender,
    MemberMailsSweeper,
  ],
})
export class SendingModule {}
