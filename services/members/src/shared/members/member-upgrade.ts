import {
  type CpdOfUpgrade,
  type MembershipSettings,
  UPGRADE_MONTHS,
  type UpgradeFacts,
} from '@concord/contracts';
import { wholeMonths } from '../days/months';
import { goodMonths } from '../standing/good-months';
import { gradeOn, gradeSince } from '../standing/grades';
import { type StandingFacts } from '../standing/standing-facts';
import { standingOn } from '../standing/standing';
import { standingSpans } from '../standing/standing-spans';
import { upgradeFactsOf } from '../standing/upgrade-rule';
import type { WorkExperience } from '../../store/members/membership-entries';
import { experienceOn } from './experience';

/** Facts of a member on which an upgrade depends. */
export interface UpgradeSource {
  readonly facts: StandingFacts;
  readonly experience: WorkExperience | null;
  readonly cpd?: CpdOfUpgrade | undefined;
}

/** The next grade of a member on a day and what is missing for it; undefined where no grade follows. */
export function memberUpgradeOn(
  { facts, experience, cpd }: UpgradeSource,
  settings: MembershipSettings,
  day: string,
): UpgradeFacts | undefined {
  const spans = standingSpans(facts, settings, day);
  return upgradeFactsOf({
    grade: gradeOn(facts.terms, day),
    months: goodMonths(spans, gradeSince(facts.terms, day) ?? day, day, settings.lapse),
    standing: standingOn(facts, settings, day).standing,
    experience: experienceOn(experience, day),
    cpd,
  });
}

/** True once the calendar allows an upgrade, so that the months in good standing are worth counting. */
export const hasYears = ({ terms }: Pick<StandingFacts, 'terms'>, day: string): boolean =>
  wholeMonths(gradeSince(terms, day) ?? day, day) >= UPGRADE_MONTHS;
