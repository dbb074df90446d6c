import { UPGRADE_EXPERIENCE, UPGRADE_MONTHS, type UpgradeFacts } from '@concord/contracts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Conditions that are missing for an upgrade, in words: `12 more months`. */
export function missingTexts({ missing, months, experience, to, cpd }: UpgradeFacts): string[] {
  const needed = UPGRADE_EXPERIENCE[to] ?? 0;
  return missing.map((condition) => {
    if (condition === 'months') return `${counted(UPGRADE_MONTHS - months, 'more month')} in good standing`;
    if (condition === 'standing') return 'good standing today';
    if (condition === 'cpd')
      return cpd ? `${counted(cpd.needed - cpd.points, 'more CPD point')} for ${cpd.year}` : 'CPD points';
    return experience === null
      ? `years of experience, which are not known (${needed} needed)`
      : `${counted(needed - experience, 'more year')} of experience`;
  });
}

/** Experience of a member in words. */
export const experienceText = (experience: number | null): string =>
  experience === null ? 'Not known' : counted(experience, 'year');
