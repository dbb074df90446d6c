import type { CpdKind } from '@concord/contracts';
import type { CpdRules } from './cpd-rules';
import { cpdKindSums, cpdPointsOf, cpdYearOf, type SummedEntry } from './cpd-sum';

const kind = (key: string, yearlyMax: number | null): CpdKind => ({
  key,
  title: `Title of ${key}`,
  unit: 'hour',
  points: 1,
  yearlyMax,
});
const required = { Student: 0, Affiliate: 5, Associate: 10, Full: 20, Senior: 20, Fellow: 20, Corporate: 0 };
const RULES: CpdRules = { kinds: [kind('course', null), kind('study', 5), kind('nothing', 0)], required };

type State = SummedEntry['state'];
const entry = (of: string, points: number, state: State = 'confirmed', claimed = points): SummedEntry => ({
  kind: of,
  kindTitle: `Earlier title of ${of}`,
  state,
  claimed,
  points: state === 'confirmed' ? points : 0,
});

describe('cpdPointsOf', () => {
  it.each<[string, SummedEntry[], number]>([
    ['no entries', [], 0],
    ['one confirmed entry', [entry('course', 6)], 6],
    ['the points of staff instead of the claimed ones', [entry('course', 4, 'confirmed', 9)], 4],
    ['quarters without rounding', [entry('course', 0.25), entry('course', 1.5), entry('course', 0.75)], 2.5],
    ['many tenths of an hour in quarters', Array.from({ length: 40 }, () => entry('course', 0.25)), 10],
    ['nothing that waits', [entry('course', 6, 'pending')], 0],
    [
      'nothing that was refused or withdrawn',
      [entry('course', 6, 'refused'), entry('course', 3, 'withdrawn')],
      0,
    ],
    ['a kind up to its maximum', [entry('study', 3), entry('study', 4)], 5],
    ['a kind at its maximum', [entry('study', 5)], 5],
    ['a maximum for its own kind only', [entry('study', 9), entry('course', 9)], 14],
    ['a kind with a maximum of 0', [entry('nothing', 9)], 0],
    ['a kind that the settings have no longer, without a maximum', [entry('gone', 30)], 30],
  ])('counts %s', (_, entries, points) => {
    expect(cpdPointsOf(entries, RULES)).toBe(points);
  });
});

describe('cpdKindSums', () => {
  it('lists kinds with confirmed points in the order of the settings, others last by their own title', () => {
    const entries = [entry('gone', 1), entry('study', 7), entry('course', 2), entry('nothing', 1, 'pending')];
    expect(cpdKindSums(entries, RULES)).toEqual([
      { kind: 'course', title: 'Title of course', confirmed: 2, counted: 2, yearlyMax: null },
      { kind: 'study', title: 'Title of study', confirmed: 7, counted: 5, yearlyMax: 5 },
      { kind: 'gone', title: 'Earlier title of gone', confirmed: 1, counted: 1, yearlyMax: null },
    ]);
  });
});

describe('cpdYearOf', () => {
  it('compares with what the grade takes, and counts apart what waits', () => {
    const entries = [entry('study', 9), entry('course', 3, 'pending'), entry('course', 2, 'refused')];
    expect(cpdYearOf(2026, 'Full', entries, RULES)).toMatchObject({
      year: 2026,
      grade: 'Full',
      required: 20,
      counted: 5,
      pending: 3,
    });
    expect(cpdYearOf(2026, 'Student', [], RULES)).toMatchObject({ required: 0, counted: 0, pending: 0 });
  });
});
