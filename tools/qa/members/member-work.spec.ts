import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workGoal } from './member-work.ts';

const work = (done: number, seconds = 100) => ({ name: 'billing of 2027', done, expected: 20_000, seconds });

describe('workGoal', () => {
  it('holds when the work was done in time', () => {
    const goal = { text: 'billing of 2027, 19000 of 20000: 100.0 s (180)', holds: true };
    assert.deepEqual(workGoal(work(19_000), 180), goal);
    assert.equal(workGoal(work(20_001), 180).holds, true);
  });

  it('fails when the work took longer, or there was little to do', () => {
    assert.equal(workGoal(work(20_000, 181), 180).holds, false);
    assert.equal(workGoal(work(0, 3), 180).holds, false);
    assert.equal(workGoal(work(18_999), 180).holds, false);
  });
});
