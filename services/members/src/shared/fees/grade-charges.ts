import type { GradeFee, GradeFees, MemberGrade, MembershipSettings } from '@concord/contracts';
import type { ChargeEntry } from '../../store/accounts/account-entries';
import { firstYear, type SubscriptionYear } from './subscription-years';

const TITLES: Record<GradeFee, string> = {
  form: 'Application form',
  training: 'Training',
  induction: 'Induction',
  admission: 'Admission',
  levy: 'Development levy',
  subscription: 'Annual subscription',
};

/** Values that the charges of one member have in common. */
export interface ChargeContext {
  grade: MemberGrade;
  /** Fees of that grade on the day. */
  fees: GradeFees;
  settings: MembershipSettings;
  raisedOn: string;
  /** Makes the id of each charge. */
  newId: (fee: GradeFee) => string;
}

const titleOf = (fee: GradeFee, grade: MemberGrade, period: string): string => {
  if (fee === 'subscription' || period !== grade) return `${TITLES[fee]} ${period}`;
  // The specification's table has a certificate in place of the induction of student members.
  return `${fee === 'induction' && grade === 'Student' ? 'Certificate' : TITLES[fee]}, ${grade}`;
};

function charge(
  fee: GradeFee,
  year: SubscriptionYear,
  { grade, fees, settings, raisedOn, newId }: ChargeContext,
): ChargeEntry {
  const isYearly = fee === 'subscription' || (fee === 'levy' && settings.levy === 'yearly');
  const period = isYearly ? year.period : grade;
  return {
    _id: newId(fee),
    fee,
    period,
    grade,
    title: titleOf(fee, grade, period),
    amount: fees[fee],
    raisedOn,
    due: year.from,
    covers: fee === 'subscription' ? { from: year.from, to: year.to } : null,
    reductions: [],
    voided: null,
  };
}

/** A subscription of 0 is a charge as well: without it the year would not be paid. */
const isOwed = ({ fee, amount }: ChargeEntry): boolean => amount > 0 || fee === 'subscription';

/** Charges of an induction: these fees of the grade, and the first subscription. */
export const inductionCharges = (
  joined: string,
  kinds: readonly GradeFee[],
  context: ChargeContext,
): ChargeEntry[] => {
  const year = firstYear(joined, context.settings);
  return kinds.map((fee) => charge(fee, { ...year, from: joined }, context)).filter(isOwed);
};

/** Charges of a year: the subscription, and the levy if it is yearly. */
export const yearlyCharges = (year: SubscriptionYear, context: ChargeContext): ChargeEntry[] => {
  const kinds: GradeFee[] = context.settings.levy === 'yearly' ? ['subscription', 'levy'] : ['subscription'];
  return kinds.map((fee) => charge(fee, year, context)).filter(isOwed);
};
