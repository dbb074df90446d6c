import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowGoals } from './list-times.ts';

const timing = (p95: number, failed = 0) => ({ p50: 1, p95, count: 5, failed });

describe('slowGoals', () => {
  it('counts calls that are slow or failed, under the given name', () => {
    const [goal] = slowGoals('lists', [timing(20), timing(300), timing(301), timing(20, 1)]);
    assert.deepEqual(goal, { text: 'lists: 2 of 4 with a p95 beyond 300 ms (0)', holds: false });
    assert.equal(slowGoals('lists', [timing(300)])[0]?.holds, true);
  });

  it('has no goal for no calls', () => assert.deepEqual(slowGoals('lists', []), []));
});
