import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Round, roundRows } from './burst.ts';

const round = (ms: number[], seconds: number, bareSeconds: number): Round => ({
  burst: { ms, seconds, refusals: [] },
  bareSeconds,
});

describe('roundRows', () => {
  it('tells each round and the middle of all, and what share of the bare rate that is', () => {
    const rounds = [round([100, 200], 2, 1), round([300, 400], 4, 1), round([500, 600], 4, 2)];
    const [, first, , , all] = roundRows(rounds, 2);
    assert.deepEqual(first, ['round 1', 2, '1.0', '100', '200', '200', '2.0', '0.50']);
    assert.deepEqual(all, ['all', 6, '0.5', '300', '600', '600', '2.0', '0.50']);
  });
});
