import { InternalClient } from '@concord/nest-platform';
import { ReminderPlanner } from '../features/mails/reminders/reminder-planner';
import { ReminderScan } from '../features/mails/reminders/reminder-scan';
import { DecisionMails } from '../features/mails/sending/decision-mails';
import { MailFactsReader } from '../features/mails/sending/mail-facts.reader';
import { MailSubjectReader } from '../features/mails/sending/mail-subject.reader';
import { MailedDocumentReader } from '../features/mails/sending/mailed-document.reader';
import { MemberMailsSender } from '../features/mails/sending/member-mails.sender';
import { SettingsInForce } from '../shared/settings/settings-in-force';
import { AccountsRepository } from '../store/accounts/accounts.repository';
import { CpdEntriesRepository } from '../store/cpd-entries/cpd-entries.repository';
import { DocumentsRepository } from '../store/documents/documents.repository';
import { MemberMailsRepository } from '../store/member-mails/member-mails.repository';
import { MemberRequestsRepository } from '../store/member-requests/member-requests.repository';
import { MembersRepository } from '../store/members/members.repository';
import { ReminderPausesRepository } from '../store/reminder-pauses/reminder-pauses.repository';
import { UpgradesRepository } from '../store/upgrades/upgrades.repository';
import type { MembersHarness } from './harness';

/** The parts of a worker that plan and request mails, without its clock: tests choose the day. */
export function mailWorker(service: MembersHarness) {
  const get = <T>(token: new (...given: never[]) => T) => service.get<T>(token);
  const mails = get(MemberMailsRepository);
  const settings = get(SettingsInForce);
  const activities = get(CpdEntriesRepository);
  const upgrades = get(UpgradesRepository);
  const requests = get(MemberRequestsRepository);
  const documents = new MailedDocumentReader(get(DocumentsRepository), mails);
  const facts = new MailFactsReader(
    get(MembersRepository),
    get(AccountsRepository),
    get(ReminderPausesRepository),
    settings,
    new MailSubjectReader(documents, activities, upgrades, requests),
  );
  return {
    planner: new ReminderPlanner(get(ReminderScan), settings, mails),
    decisions: new DecisionMails(activities, upgrades, requests, mails),
    sender: new MemberMailsSender(mails, facts, get(InternalClient)),
  };
}
