import {
  type CpdOfUpgrade,
  type MemberGrade,
  NEXT_GRADES,
  type Standing,
  UPGRADE_EXPERIENCE,
  UPGRADE_MONTHS,
  type UpgradeCondition,
  type UpgradeFacts,
} from '@concord/contracts';
import { isGood } from './standing';

/** All that an upgrade depends on. */
export interface UpgradeInput {
  readonly grade: MemberGrade;
  /** Months in good standing in the grade. */
  readonly months: number;
  readonly standing: Standing;
  /** Whole years; null if they are not known. */
  readonly experience: number | null;
  /** Points of the year before; absent where the settings do not ask for them. */
  readonly cpd?: CpdOfUpgrade | undefined;
}

/** The next grade of a member and what is missing for it; undefined where no grade follows. */
export function upgradeFactsOf({
  grade,
  months,
  standing,
  experience,
  cpd,
}: UpgradeInput): UpgradeFacts | undefined {
  const to = NEXT_GRADES[grade];
  if (!to) return undefined;
  const missing: UpgradeCondition[] = [];
  if (months < UPGRADE_MONTHS) missing.push('months');
  if (experience === null || experience < (UPGRADE_EXPERIENCE[to] ?? 0)) missing.push('experience');
  if (!isGood(standing)) missing.push('standing');
  if (cpd && cpd.points < cpd.needed) missing.push('cpd');
  return { from: grade, to, months, experience, ...(cpd && { cpd }), missing };
}
