import { SPECIFIED_FEES } from '@concord/contracts';
import { feeTableOn, lastDayFrom, listedOn } from './fees-on';

const version = (number: number, from: string) => ({ version: number, from, fees: SPECIFIED_FEES });
const VERSIONS = [
  version(4, '2027-01-01'),
  version(3, '2026-05-01'),
  version(2, '2027-01-01'),
  version(1, '2026-01-01'),
  version(0, '1950-01-01'),
];

describe('feeTableOn', () => {
  it.each([
    ['2025-12-31', 0],
    ['2026-01-01', 1],
    ['2026-04-30', 1],
    ['2026-05-01', 3],
    ['2026-12-31', 3],
    ['2027-01-01', 4],
  ])('on %s is version %s', (day, expected) => {
    expect(feeTableOn(VERSIONS, day).version).toBe(expected);
  });

  it('throws before the first', () => {
    expect(() => feeTableOn(VERSIONS, '1949-12-31')).toThrow('No fee table is in force on 1949-12-31');
  });
});

describe('lastDayFrom', () => {
  it.each([
    ['1950-01-01', '2025-12-31'],
    ['2026-06-01', '2026-12-31'],
    ['2027-01-01', undefined],
  ])('of a table from %s is %s', (from, expected) => {
    expect(lastDayFrom(VERSIONS, from)).toBe(expected);
  });
});

describe('listedOn', () => {
  it('tells the one in force, those to come, and past or replaced ones', () => {
    expect(listedOn(VERSIONS, '2026-11-30').map(({ version: number, state }) => [number, state])).toEqual([
      [4, 'coming'],
      [3, 'in-force'],
      [2, 'past'],
      [1, 'past'],
      [0, 'past'],
    ]);
  });
});
