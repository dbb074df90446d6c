import { addMonths, wholeMonths } from './months';

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-11-15', 14, '2028-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-01', -1, '2025-12-01'],
  ])('%s plus %d months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

describe('wholeMonths', () => {
  it.each([
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2021-11-29', '2026-11-29', 60],
    ['2021-11-29', '2026-11-28', 59],
    ['2026-11-29', '2026-11-29', 0],
    ['2026-11-29', '2025-11-29', 0],
  ])('from %s to %s are %d', (from, to, expected) => {
    expect(wholeMonths(from, to)).toBe(expected);
  });
});
