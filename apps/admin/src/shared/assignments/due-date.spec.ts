import { oneMonthAfter } from './due-date';

describe('oneMonthAfter', () => {
  it.each([
    ['an ordinary day', new Date(2026, 10, 21), '2026-12-21'],
    ['the turn of the year', new Date(2026, 11, 5), '2027-01-05'],
    ['a day that the next month does not have', new Date(2026, 0, 31), '2026-02-28'],
    ['a leap year', new Date(2028, 0, 30), '2028-02-29'],
  ])('of %s', (_case, date, expected) => {
    expect(oneMonthAfter(date)).toBe(expected);
  });
});
