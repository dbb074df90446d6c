import { usualPeriods } from './usual-periods';

describe('usualPeriods', () => {
  it.each([
    [
      new Date(2026, 10, 27, 0, 1),
      ['2026-11-27/2026-11-27', '2026-11-26/2026-11-26', '2026-11-21/2026-11-27', '2026-01-01/2026-11-27'],
    ],
    [
      new Date(2028, 2, 1, 23, 59),
      ['2028-03-01/2028-03-01', '2028-02-29/2028-02-29', '2028-02-24/2028-03-01', '2028-01-01/2028-03-01'],
    ],
    [
      new Date(2027, 0, 1),
      ['2027-01-01/2027-01-01', '2026-12-31/2026-12-31', '2026-12-26/2027-01-01', '2027-01-01/2027-01-01'],
    ],
  ])('of %s are today, yesterday, the last 7 days and this year', (now, periods) => {
    expect(usualPeriods(now).map(({ from, to }) => `${from}/${to}`)).toEqual(periods);
  });
});
