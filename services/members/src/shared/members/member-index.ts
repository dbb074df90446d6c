import type { MembershipSettings } from '@concord/contracts';
import { foldText } from '@concord/nest-platform';
import type { AccountProjection } from '../../store/accounts/account.schema';
import { memberName } from '../../store/members/member-search';
import type { MemberIndex, MemberProjection } from '../../store/members/member.schema';
import { balanceOf } from '../ledger/account-sums';
import type { SettingsVersion } from '../settings/settings-in-force';
import { gradeOn } from '../standing/grades';
import { subscriptionsOf } from '../standing/member-facts';
import { standingOn, type StandingOfDay } from '../standing/standing';
import { inductedOn, type StandingFacts } from '../standing/standing-facts';

/** Input of the rules: a member's record without its index. */
export type Membership = Omit<MemberProjection, 'index'>;

/** Facts on which the standing of a member depends. */
export const factsOf = (member: Membership, account: AccountProjection): StandingFacts => ({
  terms: member.terms,
  events: member.events,
  openedOn: member.openedOn,
  isImported: member.isImported,
  subscriptions: subscriptionsOf(account),
});

/** Standing of a member on a day. */
export const memberStandingOn = (
  member: Membership,
  account: AccountProjection,
  { graceDays }: MembershipSettings,
  day: string,
): StandingOfDay => standingOn(factsOf(member, account), { graceDays }, day);

/** The index of a member for a day, computed from all that it depends on. */
export function memberIndexOf(
  member: Membership,
  account: AccountProjection,
  { version, values }: SettingsVersion,
  day: string,
): MemberIndex {
  return {
    grade: gradeOn(member.terms, day),
    standing: memberStandingOn(member, account, values, day).standing,
    inductedOn: inductedOn(member) ?? day,
    balance: balanceOf(account),
    day,
    account: account.revision,
    settings: version,
    name: foldText(memberName(member)),
    state: foldText(member.state ?? ''),
  };
}
