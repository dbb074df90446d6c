import type { MemberGrade, Standing } from '@concord/contracts';
import { upgradeFactsOf } from './upgrade-rule';

describe('upgradeFactsOf', () => {
  it.each<[MemberGrade, number, Standing, number | null, MemberGrade, string[]]>([
    ['Student', 60, 'current', 3, 'Affiliate', []],
    ['Student', 60, 'current', 2, 'Affiliate', ['experience']],
    ['Affiliate', 60, 'grace', 1, 'Associate', []],
    ['Associate', 59, 'current', 6, 'Full', ['months']],
    ['Associate', 60, 'current', 5, 'Full', ['experience']],
    ['Associate', 61, 'current', null, 'Full', ['experience']],
    ['Full', 60, 'lapsed', 10, 'Senior', ['standing']],
    ['Senior', 0, 'suspended', 15, 'Fellow', ['months', 'experience', 'standing']],
    ['Senior', 60, 'current', 16, 'Fellow', []],
  ])('of %s after %i months, %s, with %s years', (grade, months, standing, experience, to, missing) => {
    expect(upgradeFactsOf({ grade, months, standing, experience })).toEqual({
      from: grade,
      to,
      months,
      experience,
      missing,
    });
  });

  it.each<[string, number, number, string[]]>([
    ['too few points', 19.75, 20, ['cpd']],
    ['enough points', 20, 20, []],
    ['none required', 0, 0, []],
  ])('asks for points where the settings do: %s', (_, points, needed, missing) => {
    const cpd = { year: 2025, points, needed };
    const input = { grade: 'Associate', months: 60, standing: 'current', experience: 6, cpd } as const;
    expect(upgradeFactsOf(input)).toMatchObject({ cpd, missing });
  });

  it.each<MemberGrade>(['Fellow', 'Corporate'])('is nothing above %s', (grade) => {
    expect(upgradeFactsOf({ grade, months: 90, standing: 'current', experience: 30 })).toBeUndefined();
  });
});
