import type { MembershipSettings } from '@concord/contracts';
import { addDays } from '@concord/nest-platform';

/**
 * Days after which a billing that did not happen is left to staff. Shorter than tasks are kept, because the task on
 * record is what prevents a second one.
 */
const WINDOW_DAYS = 14;

/** A billing that starts by itself; of one key there is one. */
export interface DueBilling {
  year: number;
  key: string;
}

type Rules = Pick<MembershipSettings, 'year' | 'billingLeadDays'>;

const yearIn = (day: string): number => Number(day.slice(0, 4));

/**
 * Billings that are due on a day. By the calendar: the year whose first day is `billingLeadDays` ahead, and for two
 * weeks after. By anniversaries: each day, those whose year begins then.
 */
export function dueBillings(today: string, { year: kind, billingLeadDays: lead }: Rules): DueBilling[] {
  if (lead === null) return [];
  const last = yearIn(addDays(today, lead));
  if (kind === 'anniversary') {
    const years = new Set([yearIn(addDays(today, lead - WINDOW_DAYS)), last]);
    return [...years].map((year) => ({ year, key: `billing-${year}-${today}` }));
  }
  const day = addDays(`${last}-01-01`, -lead);
  return today < addDays(day, WINDOW_DAYS) ? [{ year: last, key: `billing-${last}` }] : [];
}
