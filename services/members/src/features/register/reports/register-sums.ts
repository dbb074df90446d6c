import {
  MEMBER_GRADES,
  type MemberGrade,
  type MemberRegisterReport,
  type MembershipSettings,
  type Standing,
} from '@concord/contracts';
import { memberStandingOn, type Membership } from '../../../shared/members/member-index';
import { gradeOn } from '../../../shared/standing/grades';
import { isGood } from '../../../shared/standing/standing';
import type { AccountProjection } from '../../../store/accounts/account.schema';

/** Number of years with renewals and losses. */
const YEARS = 6;

type Counts<K extends string> = Partial<Record<K, number>>;

const addTo = <K extends string>(counts: Counts<K>, key: K) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Sums of the register on a day, member by member. */
export class RegisterSums {
  members = 0;
  readonly grades: Counts<MemberGrade> = {};
  readonly standings: Counts<Standing> = {};
  private readonly standingsOf = new Map<MemberGrade, Counts<Standing>>();
  private readonly states = new Map<string, number>();
  private readonly years: MemberRegisterReport['years'];

  constructor(
    readonly day: string,
    private readonly settings: MembershipSettings,
  ) {
    const last = Number(day.slice(0, 4));
    this.years = Array.from({ length: YEARS }, (_, at) => ({
      year: last - YEARS + 1 + at,
      gained: 0,
      renewed: 0,
      lost: 0,
    }));
  }

  add(member: Membership, account: AccountProjection): void {
    const grade = gradeOn(member.terms, this.day);
    const { standing } = memberStandingOn(member, account, this.settings, this.day);
    this.members += 1;
    addTo(this.grades, grade);
    addTo(this.standings, standing);
    const ofGrade = this.standingsOf.get(grade) ?? {};
    this.standingsOf.set(grade, ofGrade);
    addTo(ofGrade, standing);
    const state = member.state?.trim() ?? '';
    this.states.set(state, (this.states.get(state) ?? 0) + 1);
    this.addYears(member, account);
  }

  /** Compares the standing at the end of each year with the one a year before. */
  private addYears(member: Membership, account: AccountProjection): void {
    const isGoodOn = (day: string) => isGood(memberStandingOn(member, account, this.settings, day).standing);
    const [first] = this.years;
    let before = first !== undefined && isGoodOn(`${first.year - 1}-12-31`);
    for (const sums of this.years) {
      const end = `${sums.year}-12-31`;
      const now = isGoodOn(end < this.day ? end : this.day);
      if (now) sums[before ? 'renewed' : 'gained'] += 1;
      else if (before) sums.lost += 1;
      before = now;
    }
  }

  report(months: MemberRegisterReport['months']): MemberRegisterReport {
    const { day, members, grades, standings } = this;
    return {
      day,
      members,
      grades: MEMBER_GRADES.map((grade) => ({
        grade,
        members: grades[grade] ?? 0,
        standings: this.standingsOf.get(grade) ?? {},
      })),
      states: [...this.states]
        .map(([state, count]) => ({ state, members: count }))
        .sort((a, b) => b.members - a.members || (a.state < b.state ? -1 : 1)),
      months: [...months, { month: day.slice(0, 7), members, grades, standings }],
      years: this.years,
    };
  }
}
