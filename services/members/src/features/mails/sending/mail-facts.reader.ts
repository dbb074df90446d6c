import { Injectable } from '@nestjs/common';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import type { MailFacts } from './mail-facts';
import { MailSubjectReader } from './mail-subject.reader';

/** Reads what a due mail depends on. */
@Injectable()
export class MailFactsReader {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly pauses: ReminderPausesRepository,
    private readonly settings: SettingsInForce,
    private readonly subjects: MailSubjectReader,
  ) {}

  /** @returns undefined if the member is gone. */
  async of(mail: MemberMailRecord): Promise<MailFacts | undefined> {
    const id = mail.member.toString();
    const [member, account, pause, { reminders }, subject] = await Promise.all([
      this.members.find(id),
      this.accounts.of(id),
      this.pauses.of(id),
      this.settings.values(),
      this.subjects.of(mail),
    ]);
    return member && { member, account, pause, steps: reminders, ...subject };
  }
}
