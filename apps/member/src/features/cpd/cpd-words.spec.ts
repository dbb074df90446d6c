import type { CpdYear, MyCpdEntry } from '@concord/contracts';
import { kindHelp, stateText, sumText } from './cpd-words';

const entry = (more: Partial<MyCpdEntry>) => ({ state: 'pending', claimed: 6, ...more }) as MyCpdEntry;
const day = '2026-05-06';

describe('stateText', () => {
  it.each<[Partial<MyCpdEntry>, string]>([
    [{}, '6 points, waits for us to confirm'],
    [{ claimed: 1 }, '1 point, waits for us to confirm'],
    [
      { state: 'confirmed', decision: { points: 4.5, reason: 'Lunch does not count', day } },
      '4.5 points, confirmed on 6 May 2026: Lunch does not count',
    ],
    [{ state: 'confirmed', decision: { points: 6, reason: '', day } }, '6 points, confirmed on 6 May 2026'],
    [
      { state: 'refused', decision: { points: 0, reason: 'No certificate', day } },
      'Not accepted on 6 May 2026: No certificate',
    ],
  ])('of %j', (more, text) => expect(stateText(entry(more))).toBe(text));
});

describe('sumText', () => {
  const sum = (points: number, required: number) => ({ year: 2026, counted: points, required }) as CpdYear;
  it.each([
    [0, 0, 'You have 0 points for 2026. None are required.'],
    [7.5, 10, 'You have 7.5 of 10 points for 2026.'],
    [10, 10, 'You have 10 points for 2026, and 10 are required. Well done.'],
  ])('of %d of %d', (points, required, text) => expect(sumText(sum(points, required))).toBe(text));
});

describe('kindHelp', () => {
  it.each([
    [{ points: 1, unit: 'hour', yearlyMax: 10 }, '1 point an hour, at most 10 a year'],
    [{ points: 5, unit: 'each', yearlyMax: null }, '5 points each'],
  ] as const)('of %j', (kind, text) => expect(kindHelp({ key: 'x', title: 'x', ...kind })).toBe(text));
});
