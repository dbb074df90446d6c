import { STANDINGS } from '@concord/contracts';
import { debtSentence, forbiddenSentence, standingSentence } from './standing-words';

describe('standingSentence', () => {
  it.each([
    [{ standing: 'current', until: '2026-12-31' }, 'You’re in good standing until 31 December 2026.'],
    [
      { standing: 'grace', until: '2027-03-31' },
      'You’re still in good standing, but your subscription has run out. Pay by 31 March 2027 to keep it.',
    ],
    [{ standing: 'lapsed', since: '2026-04-01' }, 'Your membership has lapsed since 1 April 2026.'],
    [{ standing: 'resigned', since: '2026-04-01' }, 'You left the institute on 1 April 2026.'],
  ] as const)('of %j', (facts, sentence) => expect(standingSentence(facts)).toBe(sentence));

  it('is there for every standing without days', () => {
    for (const standing of STANDINGS) expect(standingSentence({ standing })).toMatch(/^[A-Z].*\.$/);
  });
});

describe('debtSentence', () => {
  it.each([
    [{ balance: 0, overdue: 0 }, 'You owe nothing.'],
    [{ balance: -150_050, overdue: 0 }, 'You have ₦1,500.50 of credit, which pays your next fee.'],
    [{ balance: 2_000_000, overdue: 2_000_000 }, 'You owe ₦20,000. It’s overdue.'],
    [{ balance: 2_000_000, overdue: 500_000 }, 'You owe ₦20,000. ₦5,000 of it is overdue.'],
    [{ balance: 2_000_000, overdue: 0, dueOn: '2027-01-01' }, 'You owe ₦20,000, due 1 January 2027.'],
  ])('of %j', (facts, sentence) => expect(debtSentence(facts)).toBe(sentence));
});

describe('forbiddenSentence', () => {
  it('lists what is forbidden', () => {
    const states = (...acts: ('exam' | 'certificate' | 'listing')[]) => ({
      forbidden: acts.map((act) => ({ act, state: 'lapsed' as const })),
    });
    expect(forbiddenSentence(states())).toBeUndefined();
    expect(forbiddenSentence(states('exam'))).toBe('For now you can’t sit exams.');
    expect(forbiddenSentence(states('exam', 'certificate', 'listing'))).toBe(
      'For now you can’t sit exams, get certificates or be listed in the public directory.',
    );
  });
});
