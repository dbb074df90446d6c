import { daysBetween } from '@concord/nest-platform';
import { openOf } from '../../../shared/ledger/account-sums';
import { mailOfReminder } from '../../../shared/mails/mail-keys';
import { reminderRefusal } from '../../../shared/reminders/reminder-refusal';
import type { NewMemberMail } from '../../../store/member-mails/member-mails.repository';
import type { Debtor } from './reminder-scan';

/** A reminder that staff ask for, or the reason why there is none, as a clause. */
type AskedReminder = { readonly mail: NewMemberMail } | { readonly refusal: string };

/** The reminder of a day for the open charge of a member that is due first. */
export function askedReminder(debtor: Debtor, day: string): AskedReminder {
  const { member, account } = debtor;
  const [charge] = account.charges
    .filter((each) => !each.voided && openOf(account, each) > 0)
    .sort((a, b) => a.due.localeCompare(b.due));
  if (!charge) return { refusal: 'nothing is open' };
  const refusal = reminderRefusal(debtor, charge._id, day);
  if (refusal) return { refusal };
  const step = daysBetween(charge.due, day);
  return { mail: mailOfReminder(member._id, charge, { step, on: day }, true) };
}
