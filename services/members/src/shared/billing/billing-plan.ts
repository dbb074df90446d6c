import type { FeesByGrade, MembershipSettings } from '@concord/contracts';
import type { ChargeEntry } from '../../store/accounts/account-entries';
import type { MemberProjection } from '../../store/members/member.schema';
import { yearlyCharges } from '../fees/grade-charges';
import { yearNamed } from '../fees/subscription-years';
import { chargeKey } from '../ledger/account-changes';
import type { Account } from '../ledger/account-sums';
import { eventStateOn } from '../standing/event-state';
import { gradeOn } from '../standing/grades';
import { inductedOn } from '../standing/standing-facts';

/** Reasons for leaving a member out of the billing of a year. */
export const BILLING_SKIPS = ['BEFORE_FIRST_YEAR', 'RESIGNED', 'DECEASED', 'STRUCK_OFF', 'CHARGED'] as const;
export type BillingSkip = (typeof BILLING_SKIPS)[number];

/** Members who have left owe nothing for later years; a suspended member does. */
const SKIP_OF_STANDING: Partial<Record<string, BillingSkip>> = {
  resigned: 'RESIGNED',
  deceased: 'DECEASED',
  'struck-off': 'STRUCK_OFF',
};

/** What the billing does with one member. */
export type MemberBill = { skip: BillingSkip } | { charges: ChargeEntry[] };

/** What the billing of a year looks at beside each member. */
export interface BillingContext {
  year: number;
  settings: MembershipSettings;
  /** The fees in force on a day. */
  feesOn: (day: string) => FeesByGrade;
  raisedOn: string;
  newId: () => string;
}

/**
 * The charges of one member for a year: the subscription of the grade on its first day, and the levy where it is
 * yearly. A member who was charged already is left out, so running the billing twice changes nothing.
 */
export function billOf(
  member: Pick<MemberProjection, 'terms' | 'events'>,
  account: Account,
  { year: named, settings, feesOn, raisedOn, newId }: BillingContext,
): MemberBill {
  const joined = inductedOn(member);
  const year = joined && yearNamed(joined, named, settings);
  if (!year) return { skip: 'BEFORE_FIRST_YEAR' };
  const skip = SKIP_OF_STANDING[eventStateOn(member.events, year.from).ended?.standing ?? ''];
  if (skip) return { skip };
  const grade = gradeOn(member.terms, year.from);
  const fees = feesOn(year.from)[grade];
  const keys = new Set(account.charges.map(chargeKey));
  const charges = yearlyCharges(year, { grade, fees, settings, raisedOn, newId }).filter(
    (charge) => !keys.has(chargeKey(charge)),
  );
  return charges.length > 0 ? { charges } : { skip: 'CHARGED' };
}
