import { type CpdKind, SAMPLE_CPD } from '@concord/contracts';
import { claimedActivity } from './cpd-entry-rules';

const KINDS: readonly CpdKind[] = [
  ...SAMPLE_CPD.kinds,
  { key: 'costly', title: 'Costly', unit: 'each', points: 100, yearlyMax: null },
  { key: 'small', title: 'Small', unit: 'hour', points: 0.25, yearlyMax: null },
];
const BOUNDS = { earliest: '2026-03-01', today: '2026-11-29' };
const activity = (kind: string, amount: number, day = '2026-05-04') => ({ kind, amount, day, title: 'x' });

describe('claimedActivity', () => {
  it.each([
    ['course', 6, 6],
    ['study', 3, 1.5],
    ['study', 0.25, 0],
    ['study', 0.5, 0.25],
    ['publication', 2, 10],
    ['small', 1.5, 0.25],
    ['costly', 5, 500],
  ])('gives %s of %d its points', (kind, amount, claimed) => {
    expect(claimedActivity(activity(kind, amount), KINDS, BOUNDS)).toMatchObject({ claimed, year: 2026 });
  });

  it.each([
    ['a future day', activity('course', 1, '2026-11-30'), 'day'],
    ['a day before the membership', activity('course', 1, '2026-02-28'), 'day'],
    ['an unknown kind', activity('sleep', 1), 'kind'],
    ['half an article', activity('publication', 0.5), 'amount'],
    ['too many points', activity('costly', 6), 'amount'],
  ])('refuses %s', (_, entered, path) => {
    expect(() => claimedActivity(entered, KINDS, BOUNDS)).toThrow(
      expect.objectContaining({ statusCode: 400, extra: { issues: [expect.objectContaining({ path })] } }),
    );
  });

  it.each(['2026-03-01', '2026-11-29'])('takes the first and the last day, %s', (day) => {
    expect(claimedActivity(activity('course', 1, day), KINDS, BOUNDS)).toMatchObject({ day });
  });
});
