import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLargest } from './largest.ts';

const search = (limit: number, first = 500) =>
  findLargest({ first, most: 6000, halvings: 3 }, async (candidates) => candidates <= limit);

describe('findLargest', () => {
  it('goes up by half, then halves the gap', async () => {
    const { largest, tried } = await search(1000);
    assert.deepEqual(
      tried.map(({ candidates }) => candidates),
      [500, 750, 1125, 937, 1031, 984],
    );
    assert.equal(largest, 984);
  });

  it('goes down when the first does not hold', async () => {
    assert.equal((await search(300)).largest, 250);
  });

  it('is 0 when nothing held', async () => {
    assert.equal((await search(1)).largest, 0);
  });

  it('stops at the most that is asked', async () => {
    const { largest, tried } = await search(Infinity);
    assert.equal(largest, tried.at(-1)?.candidates);
    assert.ok(largest <= 6000);
  });
});
