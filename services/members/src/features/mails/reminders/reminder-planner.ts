import { Injectable } from '@nestjs/common';
import { dayOf, RepeatingTask } from '@concord/nest-platform';
import { mailOfReminder } from '../../../shared/mails/mail-keys';
import { reminderRefusal } from '../../../shared/reminders/reminder-refusal';
import { reminderOn } from '../../../shared/reminders/reminder-steps';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { type Debtor, ReminderScan } from './reminder-scan';

const INTERVAL_MS = 10 * 60_000;
const FIRST_DELAY_MS = 20_000;
const HOUR_MS = 60 * 60_000;
/** Hour in Nigeria, which is an hour ahead of UTC, from which reminders go. */
const FROM_HOUR = 8;

const isTooEarly = (now: Date): boolean => new Date(now.getTime() + HOUR_MS).getUTCHours() < FROM_HOUR;

/** Makes the reminders of a day due, once for each charge and step: their key is unique. */
@Injectable()
export class ReminderPlanner extends RepeatingTask {
  /** Day and settings of the last complete round. */
  private done = '';

  constructor(
    private readonly scan: ReminderScan,
    private readonly settings: SettingsInForce,
    private readonly mails: MemberMailsRepository,
  ) {
    super((signal) => this.planOnce(new Date(), signal), {
      name: 'reminder-planner',
      intervalMs: INTERVAL_MS,
      firstDelayMs: FIRST_DELAY_MS,
      failureMessage: 'reminders could not be planned',
    });
  }

  /** Plans a day. Repeating it changes nothing. */
  async plan(day: string, signal?: AbortSignal): Promise<void> {
    const { reminders } = await this.settings.values();
    for await (const debtors of this.scan.debtors()) {
      if (signal?.aborted) throw new Error('The planning of reminders was interrupted');
      await this.mails.add(debtors.flatMap((debtor) => remindersOf(debtor, reminders, day)));
    }
  }

  private async planOnce(now: Date, signal: AbortSignal): Promise<void> {
    if (isTooEarly(now)) return;
    const day = dayOf(now);
    const round = `${day} ${(await this.settings.version()).version}`;
    if (round === this.done) return;
    await this.plan(day, signal);
    this.done = round;
  }
}

function remindersOf(debtor: Debtor, steps: readonly number[], day: string) {
  return debtor.account.charges.flatMap((charge) => {
    const reminder = reminderOn(charge, steps, day);
    if (!reminder || reminderRefusal(debtor, charge._id, day)) return [];
    return [mailOfReminder(debtor.member._id, charge, reminder)];
  });
}
