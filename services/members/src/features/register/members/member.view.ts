import type { Member, MemberRow, MembershipSettings } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { GradeTerm, MemberEvent } from '../../../store/members/membership-entries';
import { balanceOf } from '../../../shared/ledger/account-sums';
import { factsOf, memberStandingOn } from '../../../shared/members/member-index';
import { memberRightsOn } from '../../../shared/rights/member-rights';
import { goodMonths } from '../../../shared/standing/good-months';
import { standingSpans } from '../../../shared/standing/standing-spans';
import { gradeOn, gradeSince, termsInOrder } from '../../../shared/standing/grades';

/** A member in a list, as of the last computation of its index. */
export const toMemberRow = (member: MemberProjection): MemberRow => ({
  _id: member._id.toString(),
  number: member.number,
  kind: member.kind,
  name: memberName(member),
  grade: member.index.grade,
  standing: member.index.standing,
  email: member.email,
  phoneNumber: member.phoneNumber,
  state: member.state,
  inductedOn: member.index.inductedOn,
  balance: member.index.balance,
  ...(member.erasedAt && { erasedAt: member.erasedAt.toISOString() }),
});

const toReasoned = ({ reason, at, by }: Pick<GradeTerm, 'reason' | 'at' | 'by'>) => ({
  reason,
  at: at.toISOString(),
  by: { _id: by._id.toString(), username: by.username },
});

const toTerm = (term: GradeTerm, next: GradeTerm | undefined): Member['terms'][number] => ({
  grade: term.grade,
  from: term.from,
  ...(next && { to: addDays(next.from, -1) }),
  ...toReasoned(term),
});

const toEvent = (event: MemberEvent): Member['events'][number] => ({
  kind: event.kind,
  on: event.on,
  ...toReasoned(event),
});

/** A member's record with the standing of today. */
export function toMember(
  member: MemberProjection,
  account: AccountProjection,
  settings: MembershipSettings,
): Member {
  const today = dayOf(new Date());
  const { standing, until, because } = memberStandingOn(member, account, settings, today);
  const terms = termsInOrder(member.terms);
  const since = gradeSince(terms, today) ?? today;
  const spans = standingSpans(factsOf(member, account), settings, today);
  const events = [...member.events].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return {
    ...toMemberRow(member),
    grade: gradeOn(terms, today),
    standing,
    ...(until && { until }),
    because,
    balance: balanceOf(account),
    title: member.title,
    surname: member.surname,
    firstName: member.firstName,
    middleName: member.middleName,
    gender: member.gender,
    dob: member.dob,
    organisation: member.organisation,
    contact: member.contact,
    country: member.country,
    experience: member.experience ?? null,
    student: member.student?.toString() ?? null,
    terms: terms.map((term, index) => toTerm(term, terms[index + 1])),
    events: events.map(toEvent),
    goodMonths: goodMonths(spans, since, today, settings.lapse),
    ...memberRightsOn(standing, account, settings, today),
    revision: member.revision,
    createdAt: member.createdAt.toISOString(),
  };
}
