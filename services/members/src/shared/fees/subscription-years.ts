import type { MembershipSettings } from '@concord/contracts';
import { addDays } from '@concord/nest-platform';
import type { CoveredDays } from '../../store/accounts/account-entries';
import { addMonths } from '../days/months';

export type YearRules = Pick<MembershipSettings, 'year' | 'nextYearFromMonth'>;

/** A year of subscription: its name and the days that it pays for. */
export interface SubscriptionYear extends CoveredDays {
  /** Such as `2026`: the year in which it ends by the calendar, or begins by anniversaries. */
  period: string;
}

const yearIn = (day: string): number => Number(day.slice(0, 4));
const monthIn = (day: string): number => Number(day.slice(5, 7));

/** The first year of a member who joins on a day. Late in a calendar year it is the next one, from that day on. */
export function firstYear(joined: string, rules: YearRules): SubscriptionYear {
  if (rules.year === 'anniversary') return anniversaryYear(joined, yearIn(joined));
  const year = yearIn(joined) + (monthIn(joined) >= rules.nextYearFromMonth ? 1 : 0);
  return { period: String(year), from: joined, to: `${year}-12-31` };
}

/** The year of this name for a member who joined on a day; undefined before the first one. */
export function yearNamed(joined: string, year: number, rules: YearRules): SubscriptionYear | undefined {
  const first = firstYear(joined, rules);
  if (year <= Number(first.period)) return year === Number(first.period) ? first : undefined;
  if (rules.year === 'anniversary') return anniversaryYear(joined, year);
  return { period: String(year), from: `${year}-01-01`, to: `${year}-12-31` };
}

function anniversaryYear(joined: string, year: number): SubscriptionYear {
  const months = 12 * (year - yearIn(joined));
  return {
    period: String(year),
    from: addMonths(joined, months),
    to: addDays(addMonths(joined, months + 12), -1),
  };
}
