import { firstYear } from './subscription-years';

const CALENDAR = { year: 'calendar', nextYearFromMonth: 11 } as const;
const ANNIVERSARY = { year: 'anniversary', nextYearFromMonth: 11 } as const;

describe('firstYear', () => {
  it.each([
    ['2026-01-01', { period: '2026', from: '2026-01-01', to: '2026-12-31' }],
    ['2026-10-31', { period: '2026', from: '2026-10-31', to: '2026-12-31' }],
    ['2026-11-01', { period: '2027', from: '2026-11-01', to: '2027-12-31' }],
    ['2026-12-31', { period: '2027', from: '2026-12-31', to: '2027-12-31' }],
  ])('by the calendar, of one who joins on %s', (joined, expected) => {
    expect(firstYear(joined, CALENDAR)).toEqual(expected);
  });

  it.each([
    ['2026-11-15', { period: '2026', from: '2026-11-15', to: '2027-11-14' }],
    ['2024-02-29', { period: '2024', from: '2024-02-29', to: '2025-02-27' }],
    ['2027-02-28', { period: '2027', from: '2027-02-28', to: '2028-02-27' }],
  ])('by anniversaries, of one who joins on %s', (joined, expected) => {
    expect(firstYear(joined, ANNIVERSARY)).toEqual(expected);
  });

  it('never is the next year if no month is set', () => {
    expect(firstYear('2026-12-31', { ...CALENDAR, nextYearFromMonth: 13 }).period).toBe('2026');
  });
});
