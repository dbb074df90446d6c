import type { MyUpgrade } from '@concord/contracts';
import { missingSentences } from './upgrade-words';

type Next = NonNullable<MyUpgrade['next']>;
const next = (more: Partial<Next>): Next => ({
  to: 'Full',
  months: 60,
  monthsNeeded: 60,
  experience: 6,
  experienceNeeded: 6,
  missing: [],
  fees: [],
  ...more,
});

describe('missingSentences', () => {
  it.each<[Partial<Next>, number, string[]]>([
    [{}, 0, []],
    [{ missing: ['months'], months: 59 }, 0, ['You need 1 more month in good standing.']],
    [{ missing: ['standing'] }, 2_000_000, ['You are not in good standing. Pay ₦20,000, which is due.']],
    [{ missing: ['standing'] }, 0, ['You are not in good standing. Ask us if you do not know why.']],
    [
      { missing: ['experience'], experience: null },
      0,
      ['Full takes 6 years of work experience. Send documents that show yours.'],
    ],
    [
      { missing: ['experience'], experience: 4 },
      0,
      ['Full takes 6 years of work experience, and we know of 4. Send documents if you have more.'],
    ],
    [
      { missing: ['cpd'], cpd: { year: 2025, points: 7.5, needed: 10 } },
      0,
      ['You have 7.5 of 10 CPD points for 2025.'],
    ],
  ])('of %j with %i kobo due', (more, overdue, sentences) => {
    expect(missingSentences(next(more), overdue)).toEqual(sentences);
  });
});
