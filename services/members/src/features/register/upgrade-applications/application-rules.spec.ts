import type { UpgradeCondition, UpgradeFacts } from '@concord/contracts';
import { applicationBar } from './application-rules';

const facts = (missing: UpgradeCondition[], months = 60): UpgradeFacts => ({
  from: 'Associate',
  to: 'Full',
  months,
  experience: null,
  cpd: { year: 2025, points: 7.5, needed: 10 },
  missing,
});

describe('applicationBar', () => {
  it.each<[UpgradeCondition[], number, string | undefined]>([
    [[], 60, undefined],
    [['experience'], 60, undefined],
    [['months'], 59, 'You need 1 more month in good standing before you can apply'],
    [
      ['months', 'experience', 'standing'],
      48,
      'You need 12 more months in good standing before you can apply',
    ],
    [['experience', 'standing'], 60, 'You need to be in good standing to apply. Pay what is due first'],
    [['cpd'], 60, 'You need 10 CPD points for 2025 to apply, and have 7.5'],
  ])('with %j missing after %i months is %s', (missing, months, text) => {
    expect(applicationBar(facts(missing, months))).toBe(text);
  });
});
