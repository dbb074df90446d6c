import { type DayOrder, dayOrderOf, readDay } from './file-days';

describe(readDay, () => {
  it.each<[string, string, DayOrder?]>([
    ['3/4/26', '2026-04-03'],
    ['3/4/26', '2026-03-04', 'month-first'],
    ['03/04/2026', '2026-04-03'],
    ['03.04.2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['26-04-03', '2026-04-03', 'year-first'],
    ['20260403', '2026-04-03'],
    ['2026-04-03T10:15:00', '2026-04-03'],
    ['03/04/2026 10:15', '2026-04-03'],
    ['03-Apr-2026', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['03-APR-26', '2026-04-03'],
    ['3rd Apr, 2026', '2026-04-03'],
    ['Apr 3, 2026', '2026-04-03'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %s as %s', (text, day, order = 'day-first') => {
    expect(readDay(text, order)).toBe(day);
  });

  it.each(['', '29/02/2026', '31/4/26', '13/13/26', 'Total', '1,000.00', '03-Foo-2026', '1/1/1800'])(
    'finds no day in “%s”',
    (text) => {
      expect(readDay(text, 'day-first')).toBeUndefined();
    },
  );
});

describe(dayOrderOf, () => {
  it.each<[string, string[], DayOrder]>([
    ['nothing proves the month first', ['3/4/26', '4/4/26'], 'day-first'],
    ['a day above 12 comes second', ['3/4/26', '4/13/26'], 'month-first'],
    ['a day above 12 comes first', ['3/4/26', '13/4/26'], 'day-first'],
    ['the day first would be after today', ['3/12/26', '3/11/26'], 'month-first'],
    ['both are after today', ['11/12/26'], 'day-first'],
    ['months have names', ['03-Apr-2026'], 'day-first'],
  ])('when %s', (_name, texts, order) => {
    expect(dayOrderOf(texts, '2026-05-01')).toBe(order);
  });
});
