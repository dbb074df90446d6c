import { AddressBuckets } from './address-buckets';

describe('AddressBuckets', () => {
  let ms = 0;
  const make = () => new AddressBuckets(10, 2, () => ms);

  it('gives what a bucket has, then says how long the next points take', () => {
    const buckets = make();
    expect(Array.from({ length: 10 }, () => buckets.take('a', 1))).toEqual(Array(10).fill(0));
    expect(buckets.take('a', 1)).toBe(0.5);
    expect(buckets.take('a', 5)).toBe(2.5);
    ms += 500;
    expect([buckets.take('a', 1), buckets.take('a', 1)]).toEqual([0, 0.5]);
  });

  it('never fills a bucket beyond its capacity', () => {
    const buckets = make();
    buckets.take('a', 10);
    ms += 3_600_000;
    expect([buckets.take('a', 10), buckets.take('a', 1)]).toEqual([0, 0.5]);
  });

  it('keeps a reserve for others', () => {
    const buckets = make();
    expect([buckets.take('a', 4, 6), buckets.take('a', 4, 6)]).toEqual([0, 2]);
    expect(buckets.take('a', 6)).toBe(0);
  });

  it('takes nothing from another address, and forgets the one that was not seen for longest', () => {
    const buckets = make();
    buckets.take('a', 10);
    expect([buckets.take('a', 1), buckets.take('b', 10)]).toEqual([0.5, 0]);
    for (let each = 0; each < 20_000; each += 1) buckets.take(String(each), 1);
    expect(buckets.take('a', 10)).toBe(0);
  });
});
