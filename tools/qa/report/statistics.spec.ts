import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bySecond, percentile, spreadOf } from './statistics.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const ofHundred = (share: number) => percentile(hundred, share);

  it('is the value at its rank, never one between, and 0 of nothing', () => {
    assert.deepEqual([0, 0.5, 0.95, 0.99, 1].map(ofHundred), [1, 50, 95, 99, 100]);
    assert.equal(percentile([1, 2, 3], 0.95), 3);
    assert.equal(percentile([], 0.95), 0);
  });
});

describe('spreadOf', () => {
  it('sorts by size and not by text', () => {
    assert.deepEqual(spreadOf([100, 9, 30]), { count: 3, p50: 30, p95: 100, p99: 100, max: 100 });
  });
});

describe('bySecond', () => {
  it('puts together what began in one whole second', () => {
    assert.deepEqual(
      [...bySecond([10, 990, 1010], [5, 6, 7])],
      [
        [0, [5, 6]],
        [1, [7]],
      ],
    );
  });
});
