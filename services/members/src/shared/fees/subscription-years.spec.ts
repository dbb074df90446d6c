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

  it('never is the next year if no month is set', () => {
    expect(firstYear('2026-12-31', { ...CALENDAR, nextYearFromMonth: 13 }).period).toBe('2026');
  });
});

describe('yearNamed', () => {
  it.each([
    [CALENDAR, '2026-11-15', 2026, undefined],
    [CALENDAR, '2026-11-15', 2027, { period: '2027', from: '2026-11-15', to: '2027-12-31' }],
    [CALENDAR, '2026-11-15', 2028, { period: '2028', from: '2028-01-01', to: '2028-12-31' }],
    [ANNIVERSARY, '2024-02-29', 2023, undefined],
    [ANNIVERSARY, '2024-02-29', 2024, { period: '2024', from: '2024-02-29', to: '2025-02-27' }],
    [ANNIVERSARY, '2024-02-29', 2025, { period: '2025', from: '2025-02-28', to: '2026-02-27' }],
    [ANNIVERSARY, '2024-02-29', 2027, { period: '2027', from: '2027-02-28', to: '2028-02-28' }],
    [ANNIVERSARY, '2024-02-29', 2028, { period: '2028', from: '2028-02-29', to: '2029-02-27' }],
  ])('%o, joined %s, year %d', (rules, joined, year, expected) => {
    expect(yearNamed(joined, year, rules)).toEqual(expected);
  });

  it('leaves no day between two years', () => {
    for (const rules of [CALENDAR, ANNIVERSARY])
      for (const joined of ['2024-02-29', '2026-11-15', '2025-12-31'])
        for (let year = Number(firstYear(joined, rules).period); year < 2040; year += 1) {
          const [one, next] = [yearNamed(joined, year, rules), yearNamed(joined, year + 1, rules)];
          const dayAfter = new Date(Date.parse(one?.to ?? '') + 86_400_000).toISOString().slice(0, 10);
          expect(next?.from).toBe(dayAfter);
        }
  });
});
