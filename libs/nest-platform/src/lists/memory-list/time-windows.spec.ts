import { timeWindows } from './time-windows';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const isIn = (moment: Date, { $gt, $lt }: { $gt?: Date; $lt?: Date }) =>
  (!$gt || moment > $gt) && (!$lt || moment < $lt);

describe('timeWindows', () => {
  const moments = [-9000, -400, 1, 7, 8, 9, 10, 11].map(day);

  it.each([
    ['newest first', -1, {}],
    ['newest first, of a time', -1, { $gt: day(7), $lt: day(11) }],
    ['newest first, before a moment', -1, { $lt: day(8) }],
    ['oldest first', 1, { $gt: day(-400) }],
    ['oldest first, of a time', 1, { $gt: day(1), $lt: day(9) }],
  ] as const)('has each moment of the bounds once, %s', (_, direction, bounds) => {
    const windows = [...timeWindows(bounds, direction, day(10))];
    const found = windows.flatMap((window) => moments.filter((moment) => isIn(moment, window)));
    expect([...found].sort((a, b) => a.getTime() - b.getTime())).toEqual(
      moments.filter((moment) => isIn(moment, bounds)),
    );
  });

  it('begins with a day, and doubles', () => {
    const [first, second, third] = timeWindows({}, -1, day(10));
    expect(first).toEqual({ $gt: day(9) });
    expect(second).toEqual({ $gt: day(7), $lt: new Date(day(9).getTime() + 1) });
    expect(third?.$gt).toEqual(day(3));
  });

  it('ends with what is left', () => {
    expect([...timeWindows({ $gt: day(8), $lt: day(10) }, -1, day(20))]).toEqual([
      { $gt: day(9), $lt: day(10) },
      { $gt: day(8), $lt: new Date(day(9).getTime() + 1) },
    ]);
  });
});
