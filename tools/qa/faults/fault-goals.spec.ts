import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aimGoal, faultGoal, faultRows, faultsAfter, lateGoal, madeGoal } from './fault-goals.ts';

const fault = (at: number, readyMs: number) => ({ kind: 'exams', at, readyMs });
/** One call that is over before the faults, two under way at the first of them, and one begun after it. */
const calls = [
  { from: 0, to: 50 },
  { from: 900, to: 1400 },
  { from: 980, to: 3980 },
  { from: 1100, to: 1800 },
];

describe('faultRows', () => {
  it('has a line for each kind; a fault after which nobody called says nothing of the calls', () => {
    const [, row] = faultRows([fault(1000, 1500), fault(5000, 3000)], calls);
    assert.deepEqual(row, ['exams', 2, 2, '800', '800', '1500', '3000']);
  });
});

describe('faultGoal', () => {
  it('fails when the product was not ready, or no call answered, in a minute', () => {
    assert.equal(faultGoal([fault(1000, 1500)], calls).holds, true);
    assert.equal(faultGoal([fault(1000, 60_000)], calls).holds, false);
    assert.equal(faultGoal([fault(1000, 1500)], [{ from: 1001, to: 61_001 }]).holds, false);
  });
});

describe('aimGoal', () => {
  it('fails when no call was under way at a fault', () => {
    assert.equal(aimGoal([fault(1000, 1500)], calls).holds, true);
    assert.equal(aimGoal([fault(1000, 1500), fault(5000, 1500)], calls).holds, false);
  });
});

describe('faultsAfter and lateGoal', () => {
  it('find faults that no call followed, not those during the last call', () => {
    const [early, during, late] = [fault(1000, 1500), fault(3900, 1500), fault(3981, 1500)];
    assert.deepEqual(faultsAfter(calls, [early, during, late]), [late]);
    assert.equal(lateGoal([]).holds, true);
    assert.equal(lateGoal([late]).holds, false);
  });

  it('count every fault of a hall in which nobody submitted', () => {
    assert.equal(faultsAfter([], [fault(1000, 1500)]).length, 1);
  });
});

describe('madeGoal', () => {
  it('fails when a planned fault was not made', () => {
    assert.equal(madeGoal([fault(1000, 1500)], 1).holds, true);
    assert.equal(madeGoal([fault(1000, 1500)], 2).holds, false);
  });
});
