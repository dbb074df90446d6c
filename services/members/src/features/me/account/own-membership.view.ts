import {
  LEFT_STANDINGS,
  type MembershipSettings,
  type MyMembership,
  type NextStep,
} from '@concord/contracts';
import { arrearsOn, balanceOf, openOf, sumOf } from '../../../shared/ledger/account-sums';
import { isOpenClaim } from '../../../shared/ledger/claims';
import { factsOf, memberStandingOn } from '../../../shared/members/member-index';
import { memberRightsOn } from '../../../shared/rights/member-rights';
import { gradeOn, gradeSince } from '../../../shared/standing/grades';
import { standingSpans } from '../../../shared/standing/standing-spans';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import type { MemberProjection } from '../../../store/members/member.schema';

/** Own membership on a day. */
export function toMyMembership(
  member: MemberProjection,
  account: AccountProjection,
  settings: MembershipSettings,
  day: string,
): MyMembership {
  const { standing, until, because } = memberStandingOn(member, account, settings, day);
  const since = standingSpans(factsOf(member, account), settings, day).at(-1)?.from;
  const dueOn = account.charges
    .filter((charge) => openOf(account, charge) > 0)
    .map(({ due }) => due)
    .sort()[0];
  const balance = balanceOf(account);
  const awaited = sumOf(account.payments.filter(isOpenClaim));
  return {
    number: member.number,
    name: addressedName(member),
    isOrganisation: member.kind === 'organisation',
    grade: gradeOn(member.terms, day),
    gradeSince: gradeSince(member.terms, day) ?? member.index.inductedOn,
    inductedOn: member.index.inductedOn,
    standing,
    ...(since && { since }),
    ...(until && { until }),
    because,
    forbidden: memberRightsOn(standing, account, settings, day).forbidden,
    balance,
    overdue: arrearsOn(account, day),
    ...(dueOn && { dueOn }),
    awaited,
    next: nextStepOf({ standing, balance, awaited }),
  };
}

/** Sends to staff who needs their help; others pay what they owe, unless it is on its way. */
export function nextStepOf({
  standing,
  balance,
  awaited,
}: Pick<MyMembership, 'standing' | 'balance' | 'awaited'>): NextStep {
  if (standing === 'suspended' || LEFT_STANDINGS.includes(standing)) return 'contact';
  if (balance > 0) return awaited >= balance ? 'wait' : 'pay';
  return standing === 'lapsed' ? 'contact' : 'nothing';
}

const addressedName = ({ organisation, firstName, surname, number }: MemberProjection): string =>
  organisation ?? ([firstName, surname].filter(Boolean).join(' ') || number);
