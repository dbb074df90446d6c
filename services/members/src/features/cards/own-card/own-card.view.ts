import type { MyCard } from '@concord/contracts';
import { cardPath } from '@concord/institute';
import { dayOf } from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import type { SettingsVersion } from '../../../shared/settings/settings-in-force';
import { gradeOn } from '../../../shared/standing/grades';
import { isGood } from '../../../shared/standing/standing';
import { inductedOn } from '../../../shared/standing/standing-facts';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** The card of a member at a moment, without photo and orders. */
export function toMyCard(
  member: MemberProjection,
  account: AccountProjection,
  settings: SettingsVersion['values'],
  at: Date,
): MyCard {
  const today = dayOf(at);
  const { standing, until } = memberStandingOn(member, account, settings, today);
  return {
    number: member.number,
    name: memberName(member),
    isOrganisation: member.kind === 'organisation',
    grade: gradeOn(member.terms, today),
    since: inductedOn(member) ?? today,
    standing,
    isGood: isGood(standing),
    ...(until && { until }),
    at: at.toISOString(),
    path: cardPath(member.number),
    fee: settings.cardFee,
  };
}
