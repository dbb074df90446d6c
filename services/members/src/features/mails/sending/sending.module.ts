import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { MailFactsReader } from './mail-facts.reader';
import { MailedDocumentReader } from './mailed-document.reader';
import { MemberMailsSender } from './member-mails.sender';
import { MemberMailsSweeper } from './member-mails.sweeper';

/** Requests due mails, in the worker. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    MemberMailsStoreModule,
    MembersStoreModule,
    ReminderPausesStoreModule,
    SettingsInForceModule,
  ],
  providers: [MailedDocumentReader, MailFactsReader, MemberMailsSender, MemberMailsSweeper],
})
export class SendingModule {}
