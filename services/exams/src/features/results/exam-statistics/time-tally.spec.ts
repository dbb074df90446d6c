import { TimeTally } from './time-tally';

describe('TimeTally', () => {
  // Expected values from `statistics.median` of Python 3.11.
  it.each<[string, readonly number[], number | undefined]>([
    ['one candidate', [42], 42],
    ['an odd number', [30, 12, 75], 30],
    ['an even number', [5, 8, 9, 30], 8.5],
    ['many that are the same', [20, 20, 20, 1, 300], 20],
    ['parts of a second', [10.4, 10.6], 10.5],
    ['more than an hour', [5000, 9000], 3600],
    ['what is no time', [-4, NaN], undefined],
  ])('gives the median of %s', (_, seconds, expected) => {
    const times = new TimeTally();
    for (const value of seconds) times.add({ q1: value });
    expect(times.medianOf('q1')).toBe(expected);
    expect(times.medianOf('q2')).toBeUndefined();
  });
});
