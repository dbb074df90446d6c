import type { CpdOfUpgrade, MembershipSettings, UpgradeFacts, UpgradeState } from '@concord/contracts';
import { foldText } from '@concord/nest-platform';
import type { AccountProjection } from '../../store/accounts/account.schema';
import { memberName } from '../../store/members/member-search';
import type { MemberIndex, MemberProjection } from '../../store/members/member.schema';
import { balanceOf } from '../ledger/account-sums';
import { memberRightsOn } from '../rights/member-rights';
import { isErased } from '../erasure/require-unerased';
import type { SettingsVersion } from '../settings/settings-in-force';
import { gradeOn } from '../standing/grades';
import { subscriptionsOf } from '../standing/member-facts';
import { standingOn, type StandingOfDay } from '../standing/standing';
import { inductedOn, type StandingFacts } from '../standing/standing-facts';
import { hasYears, memberUpgradeOn } from './member-upgrade';

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

/** Upgrade of a member to the next grade on a day; undefined where no grade follows. The index knows no points. */
export const upgradeOf = (
  member: Membership,
  account: AccountProjection,
  settings: MembershipSettings,
  day: string,
  cpd?: CpdOfUpgrade,
): UpgradeFacts | undefined =>
  memberUpgradeOn(
    { facts: factsOf(member, account), experience: member.experience ?? null, cpd },
    settings,
    day,
  );

/** Undefined until the years in the grade are full. */
function upgradeState(
  member: Membership,
  account: AccountProjection,
  settings: MembershipSettings,
  day: string,
): UpgradeState | undefined {
  const upgrade = hasYears(member, day) ? upgradeOf(member, account, settings, day) : undefined;
  return upgrade && (upgrade.missing.length === 0 ? 'ready' : 'lacking');
}

/** True if a member agreed to be in the public directory, and the standing and the settings allow it on a day. */
export const isInDirectory = (
  member: Membership,
  account: AccountProjection,
  settings: MembershipSettings,
  day: string,
): boolean =>
  member.directory?.isListed === true &&
  !isErased(member) &&
  memberRightsOn(memberStandingOn(member, account, settings, day).standing, account, settings, day).isListed;

/** The index of a member for a day, computed from all that it depends on. */
export function memberIndexOf(
  member: Membership,
  account: AccountProjection,
  { version, values }: SettingsVersion,
  day: string,
): MemberIndex {
  const upgrade = upgradeState(member, account, values, day);
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
    ...(upgrade && { upgrade }),
    ...(isInDirectory(member, account, values, day) && { listed: true }),
  };
}
