import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { busiestSecond, median, percentile, spreadOf } from './statistics.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  for (const [share, expected] of [
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ] as const) {
    it(`is the value at rank ${expected} of 100 for ${share}`, () => {
      assert.equal(percentile(hundred, share), expected);
    });
  }

  it('is the largest of a few for a high share, never one between', () => {
    assert.equal(percentile([1, 2, 3], 0.95), 3);
  });

  it('is 0 of nothing', () => {
    assert.equal(percentile([], 0.95), 0);
  });
});

describe('spreadOf', () => {
  it('sorts by size and not by text', () => {
    assert.deepEqual(spreadOf([100, 9, 30]), { count: 3, p50: 30, p95: 100, p99: 100, max: 100 });
  });
});

describe('median', () => {
  it('is the middle one', () => {
    assert.equal(median([5, 1, 3]), 3);
  });
});

describe('busiestSecond', () => {
  it('counts what falls into one whole second', () => {
    assert.equal(busiestSecond([10, 990, 1010, 1020, 1999, 5000]), 3);
    assert.equal(busiestSecond([]), 0);
  });
});
