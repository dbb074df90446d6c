import { dueBillings } from './due-billings';

const CALENDAR = (billingLeadDays: number | null) => ({ year: 'calendar' as const, billingLeadDays });
const ANNIVERSARY = (billingLeadDays: number | null) => ({ year: 'anniversary' as const, billingLeadDays });
const keys = (today: string, rules: Parameters<typeof dueBillings>[1]) =>
  dueBillings(today, rules).map(({ key }) => key);

describe('dueBillings', () => {
  it.each([
    ['2026-12-31', CALENDAR(null), []],
    ['2026-12-31', CALENDAR(0), []],
    ['2027-01-01', CALENDAR(0), ['billing-2027']],
    ['2027-01-14', CALENDAR(0), ['billing-2027']],
    ['2027-01-15', CALENDAR(0), []],
    ['2026-11-30', CALENDAR(31), []],
    ['2026-12-01', CALENDAR(31), ['billing-2027']],
    ['2026-12-14', CALENDAR(31), ['billing-2027']],
    ['2026-12-15', CALENDAR(31), []],
    ['2027-01-01', CALENDAR(31), []],
    ['2028-02-29', CALENDAR(0), []],
    ['2026-06-15', ANNIVERSARY(null), []],
    ['2026-06-15', ANNIVERSARY(0), ['billing-2026-2026-06-15']],
    ['2027-01-02', ANNIVERSARY(0), ['billing-2026-2027-01-02', 'billing-2027-2027-01-02']],
    ['2026-12-10', ANNIVERSARY(30), ['billing-2026-2026-12-10', 'billing-2027-2026-12-10']],
  ])('on %s by %j: %j', (today, rules, expected) => {
    expect(keys(today, rules)).toEqual(expected);
  });

  it('of a calendar year have one key on all days', () => {
    const days = Array.from({ length: 366 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    );
    const found = new Set(days.flatMap((today) => keys(today, CALENDAR(60))));
    expect([...found]).toEqual(['billing-2027']);
  });
});
