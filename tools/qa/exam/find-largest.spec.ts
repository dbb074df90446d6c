import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLargest } from './find-largest.ts';

async function search(limit: number) {
  const tried: number[] = [];
  const largest = await findLargest({ first: 500, most: 6000, halvings: 3 }, async (candidates) => {
    tried.push(candidates);
    return candidates <= limit;
  });
  return { largest, tried };
}

describe('findLargest', () => {
  it('goes up by half, then halves the gap', async () => {
    assert.deepEqual(await search(1000), { largest: 984, tried: [500, 750, 1125, 937, 1031, 984] });
  });

  it('goes down when the first does not hold, and is 0 when none does', async () => {
    assert.equal((await search(300)).largest, 250);
    assert.equal((await search(1)).largest, 0);
  });

  it('stops at the most that is asked', async () => {
    const { largest, tried } = await search(Infinity);
    assert.deepEqual([largest, largest <= 6000], [tried.at(-1), true]);
  });
});
