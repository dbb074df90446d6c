import type { CpdKind, CpdYear, MyCpdEntry } from '@concord/contracts';
import { asCalendarDay, counted } from '../../shared/format';

/** State of an entry in a sentence. */
export function stateText({ state, claimed, decision }: MyCpdEntry): string {
  const points = decision?.points ?? claimed;
  const reason = decision?.reason ? `: ${decision.reason}` : '';
  const on = decision ? ` on ${asCalendarDay(decision.day)}` : '';
  if (state === 'confirmed') return `${counted(points, 'point')}, confirmed${on}${reason}`;
  if (state === 'refused') return `Not accepted${on}${reason}`;
  if (state === 'withdrawn') return 'Withdrawn';
  return `${counted(claimed, 'point')}, waits for us to confirm`;
}

/** Hours or a number of activities: `6 hours`, `2 times`. */
export const amountText = ({ amount, unit }: Pick<MyCpdEntry, 'amount' | 'unit'>): string =>
  counted(amount, unit === 'hour' ? 'hour' : 'time');

/** The sum of a year in a sentence. */
export function sumText({ counted: points, required, year }: CpdYear): string {
  if (required === 0) return `You have ${counted(points, 'point')} for ${year}. None are required.`;
  if (points >= required)
    return `You have ${counted(points, 'point')} for ${year}, and ${required} are required. Well done.`;
  return `You have ${points} of ${counted(required, 'point')} for ${year}.`;
}

/** Points of an activity, for its choice: `1 point an hour, at most 10 a year`. */
export function kindHelp({ points, unit, yearlyMax }: CpdKind): string {
  const most = yearlyMax === null ? '' : `, at most ${yearlyMax} a year`;
  return `${counted(points, 'point')} ${unit === 'hour' ? 'an hour' : 'each'}${most}`;
}
