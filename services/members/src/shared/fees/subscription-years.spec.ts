import { firstYear, yearNamed } from './subscription-years';

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

describe('yearNamed', () => {
  it.each([
    ['2026-03-10', 2025, undefined],
    ['2026-03-10', 2026, { period: '2026', from: '2026-03-10', to: '2026-12-31' }],
    ['2026-03-10', 2028, { period: '2028', from: '2028-01-01', to: '2028-12-31' }],
    ['2026-11-10', 2026, undefined],
    ['2026-11-10', 2027, { period: '2027', from: '2026-11-10', to: '2027-12-31' }],
    ['2026-11-10', 2028, { period: '2028', from: '2028-01-01', to: '2028-12-31' }],
  ])('by the calendar, of one who joined on %s, in %d', (joined, year, expected) => {
    expect(yearNamed(joined, year, CALENDAR)).toEqual(expected);
  });

  it.each([
    ['2026-11-15', 2025, undefined],
    ['2026-11-15', 2027, { period: '2027', from: '2027-11-15', to: '2028-11-14' }],
    ['2024-02-29', 2025, { period: '2025', from: '2025-02-28', to: '2026-02-27' }],
    ['2024-02-29', 2027, { period: '2027', from: '2027-02-28', to: '2028-02-28' }],
    ['2024-02-29', 2028, { period: '2028', from: '2028-02-29', to: '2029-02-27' }],
  ])('by anniversaries, of one who joined on %s, in %d', (joined, year, expected) => {
    expect(yearNamed(joined, year, ANNIVERSARY)).toEqual(expected);
  });
});
