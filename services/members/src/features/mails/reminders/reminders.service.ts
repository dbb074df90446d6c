import { Injectable } from '@nestjs/common';
import type {
  ComingReminder,
  ComingReminderQuery,
  MemberMails,
  ReminderPauseBody,
  SentReminder,
} from '@concord/contracts';
import {
  addDays,
  type AuditNote,
  dayOf,
  objectIdOf,
  Page,
  type PageQuery,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import { comingOf } from './coming-reminders';
import { ReminderScan } from './reminder-scan';
import { toMemberMails, toSentReminder } from './reminder.view';

/** Look ahead in a member's record, in days. */
const MEMBER_DAYS = 60;

/** Shows reminders before and after they go, and pauses them. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly mails: MemberMailsRepository,
    private readonly pauses: ReminderPausesRepository,
    private readonly settings: SettingsInForce,
    private readonly scan: ReminderScan,
  ) {}

  async coming({ days, page, pageSize }: ComingReminderQuery): Promise<Page<ComingReminder>> {
    const { reminders } = await this.settings.values();
    const today = dayOf(new Date());
    const found: ComingReminder[] = [];
    for await (const debtors of this.scan.debtors())
      for (const debtor of debtors)
        found.push(...comingOf(debtor, reminders, { today, to: addDays(today, days) }));
    found.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.member.name.localeCompare(b.member.name)));
    return new Page(found.slice((page - 1) * pageSize, page * pageSize), found.length);
  }

  async list(query: PageQuery): Promise<Page<SentReminder>> {
    const found = await this.mails.reminders(query);
    const members = await this.members.ofIds(found.items.map(({ member }) => member));
    return found.map((mail) => toSentReminder(mail, members.get(mail.member.toString())));
  }

  /** @throws AppError 404. */
  async ofMember(id: string): Promise<MemberMails> {
    return this.viewOf(await this.require(id));
  }

  /** @throws AppError 404. */
  async pause(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<ReminderPauseBody>,
  ): Promise<MemberMails> {
    const member = await this.require(id);
    const { reason, until } = body;
    audit.note({ label: memberName(member), reason, after: { until } });
    await this.pauses.put({ _id: objectIdOf(id), reason, until, at: new Date(), by: staffRefOf(staff) });
    return this.viewOf(member);
  }

  /** @throws AppError 404. */
  async resume(id: string, audit: AuditNote): Promise<MemberMails> {
    const member = await this.require(id);
    audit.note({ label: memberName(member) });
    await this.pauses.end(id);
    return this.viewOf(member);
  }

  private async require(id: string): Promise<MemberProjection> {
    return required((await this.members.ofIds([id])).get(id), 'This member');
  }

  private async viewOf(member: MemberProjection): Promise<MemberMails> {
    const id = member._id.toString();
    const [mails, pause, { reminders }, debtors] = await Promise.all([
      this.mails.ofMember(id),
      this.pauses.of(id),
      this.settings.values(),
      this.scan.one(member),
    ]);
    const today = dayOf(new Date());
    const coming = debtors.flatMap((debtor) =>
      comingOf(debtor, reminders, { today, to: addDays(today, MEMBER_DAYS) }),
    );
    return toMemberMails(member, { mails, pause, coming });
  }
}
