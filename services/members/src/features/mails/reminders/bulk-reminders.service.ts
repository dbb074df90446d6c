import { Injectable } from '@nestjs/common';
import type { BulkOutcome, MemberRemindManyBody } from '@concord/contracts';
import {
  type AuditNote,
  BULK_PAGE,
  type BulkInput,
  BulkRunner,
  confirmedIds,
  conflict,
  dayOf,
} from '@concord/nest-platform';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { askedReminder } from './asked-reminder';
import { ReminderScan } from './reminder-scan';

/** Reminds many members at once, beside the steps of the settings. The worker looks at each again when it goes. */
@Injectable()
export class BulkReminders {
  constructor(
    private readonly members: MembersRepository,
    private readonly scan: ReminderScan,
    private readonly mails: MemberMailsRepository,
    private readonly bulk: BulkRunner,
  ) {}

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async remind(input: BulkInput, { ids, filter, count }: MemberRemindManyBody): Promise<BulkOutcome> {
    const chosen = filter
      ? confirmedIds(await this.members.list({ ...filter, ...BULK_PAGE }), count, 'members')
      : [...new Set(ids)];
    const day = dayOf(new Date());
    return this.bulk.run(input, chosen, {
      action: 'member.remind',
      entity: 'member',
      batch: this.bulk.newBatch(),
      find: (id) => this.members.find(id),
      nameOf: memberName,
      write: (member, note) => this.remindOne(member, day, note),
    });
  }

  private async remindOne(member: MemberProjection, day: string, note: AuditNote): Promise<void> {
    const [debtor] = await this.scan.one(member);
    const asked = debtor ? askedReminder(debtor, day) : { refusal: 'nothing is open' };
    if ('refusal' in asked) throw conflict('CONFLICT', asSentence(asked.refusal));
    const { mail } = asked;
    const before = await this.mails.find(mail._id);
    if (before && before.state !== 'skipped') throw conflict('CONFLICT', 'Was reminded today already');
    note.note({ details: { charge: mail.of, title: mail.title ?? '' } });
    await (before ? this.mails.renew(mail) : this.mails.add([mail]));
  }
}

const asSentence = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1);
