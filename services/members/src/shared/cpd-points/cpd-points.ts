import { Injectable } from '@nestjs/common';
import type { CpdOfUpgrade, CpdYear, MembershipSettings } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { CpdEntriesRepository } from '../../store/cpd-entries/cpd-entries.repository';
import type { CpdEntryRecord } from '../../store/cpd-entries/cpd-entry.schema';
import type { MemberProjection } from '../../store/members/member.schema';
import { SettingsInForce } from '../settings/settings-in-force';
import { gradeOn } from '../standing/grades';
import { cpdPointsOf, cpdYearOf, type SummedEntry } from '../cpd/cpd-sum';

const toSummed = ({ kind, kindTitle, state, claimed, decision }: CpdEntryRecord): SummedEntry => ({
  kind,
  kindTitle,
  state,
  claimed,
  points: decision?.points ?? 0,
});

/** The grade that a year is measured by: the last one in it, up to today. */
const gradeOfYear = ({ terms }: Pick<MemberProjection, 'terms'>, year: number) => {
  const today = dayOf(new Date());
  const lastDay = `${year}-12-31`;
  return gradeOn(terms, lastDay < today ? lastDay : today);
};

/** Points of members. */
@Injectable()
export class CpdPoints {
  constructor(
    private readonly entries: CpdEntriesRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** A year of a member, from its entries. */
  async yearOf(member: MemberProjection, year: number, entries: readonly CpdEntryRecord[]): Promise<CpdYear> {
    const rules = await this.settings.cpdRules(year);
    return cpdYearOf(year, gradeOfYear(member, year), entries.map(toSummed), rules);
  }

  /** Points of the year before for an upgrade today, by member; empty unless the settings ask for them. */
  async ofUpgrades(
    members: readonly MemberProjection[],
    { upgradeCpd }: MembershipSettings,
  ): Promise<Map<string, CpdOfUpgrade>> {
    if (upgradeCpd === 'ignored' || members.length === 0) return new Map();
    const year = Number(dayOf(new Date()).slice(0, 4)) - 1;
    const [found, rules] = await Promise.all([
      this.entries.confirmedOf(
        members.map(({ _id }) => _id),
        year,
      ),
      this.settings.cpdRules(year),
    ]);
    return new Map(
      members.map((member) => {
        const own = found.filter((entry) => entry.member.equals(member._id)).map(toSummed);
        const needed = rules.required[gradeOfYear(member, year)];
        return [member._id.toString(), { year, points: cpdPointsOf(own, rules), needed }];
      }),
    );
  }
}
