import type { MembershipSettings, MyStaffCharge, MyStaffPerson } from '@concord/contracts';
import { openOf } from '../../../shared/ledger/account-sums';
import { memberStandingOn } from '../../../shared/members/member-index';
import { gradeOn } from '../../../shared/standing/grades';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { OrganisationStaffRecord } from '../../../store/organisation-staff/organisation-staff.schema';
import { personKeyOf } from '../../../store/organisation-staff/person-key';

/** A named person with the own membership, if there is one. */
export interface NamedPerson {
  readonly entry: OrganisationStaffRecord;
  readonly member?: MemberProjection | undefined;
  readonly account?: AccountProjection | undefined;
}

/** One entry for each member, a sponsored one if there is any: a merge may leave several. Names stay as they are. */
export function onePerMember(people: readonly NamedPerson[]): NamedPerson[] {
  const kept = new Map<string, NamedPerson>();
  for (const person of people) {
    const { _id, person: member, sponsored } = person.entry;
    const key = (member ?? _id).toString();
    const before = kept.get(key);
    if (!before || (sponsored && !before.entry.sponsored)) kept.set(key, person);
  }
  return [...kept.values()];
}

/** Number of people whom an organisation pays for. */
export const sponsoredCount = (people: readonly NamedPerson[]): number =>
  new Set(people.filter(({ entry }) => entry.sponsored).map(({ entry }) => personKeyOf(entry))).size;

/** Unpaid subscriptions: what an organisation sponsors. Other debts are the person's own business. */
export const unpaidSubscriptions = (account: AccountProjection): MyStaffCharge[] =>
  account.charges
    .filter((charge) => charge.fee === 'subscription' && openOf(account, charge) > 0)
    .map((charge) => ({
      _id: charge._id,
      title: charge.title,
      due: charge.due,
      open: openOf(account, charge),
    }))
    .sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));

export function toMyStaffPerson(
  { entry, member, account }: NamedPerson,
  settings: MembershipSettings,
  today: string,
): MyStaffPerson {
  const { _id, name, sponsored } = entry;
  return {
    _id: _id.toString(),
    name: member ? memberName(member) : (name ?? 'A former member'),
    member:
      member && account
        ? {
            number: member.number,
            grade: gradeOn(member.terms, today),
            standing: memberStandingOn(member, account, settings, today).standing,
          }
        : null,
    sponsored,
    charges: sponsored && account ? unpaidSubscriptions(account) : [],
  };
}
