import type { ComingReminder } from '@concord/contracts';
import { openOf } from '../../../shared/ledger/account-sums';
import { reminderRefusal } from '../../../shared/reminders/reminder-refusal';
import { reminderOn, remindersBetween } from '../../../shared/reminders/reminder-steps';
import { memberName } from '../../../store/members/member-search';
import type { Debtor } from './reminder-scan';

/** Reminders of a member from today up to a day, with the reason where one would not go as things are now. */
export function comingOf(
  debtor: Debtor,
  steps: readonly number[],
  { today, to }: { readonly today: string; readonly to: string },
): ComingReminder[] {
  const { member, account } = debtor;
  return account.charges.flatMap((charge) => {
    const open = openOf(account, charge);
    if (charge.voided || open <= 0) return [];
    const present = reminderOn(charge, steps, today);
    const days = [
      ...(present?.on === today ? [present] : []),
      ...remindersBetween(charge, steps, { after: today, to }),
    ];
    return days.map(({ step, on }) => {
      const blocked = reminderRefusal(debtor, charge._id, on);
      return {
        _id: `${charge._id}${step}`,
        member: { _id: member._id.toString(), number: member.number, name: memberName(member) },
        charge: charge._id,
        title: charge.title,
        open,
        due: charge.due,
        step,
        on,
        ...(blocked && { blocked }),
      };
    });
  });
}
