import { oneMonthAfter } from './due-date';

describe('oneMonthAfter', () => {
  it.each([
    ['2026-11-21T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
    ['2026-12-31T23:59:00.000Z', '2027-01-31T23:59:00.000Z'],
    ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['2028-01-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', '2026-09-30T12:00:00.000Z'],
  ])('%s gives %s', (from, due) => {
    expect(oneMonthAfter(new Date(from)).toISOString()).toBe(due);
  });
});
