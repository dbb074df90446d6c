import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowGoals, storeCells } from './list-times.ts';

const timing = (p95: number, failed = 0) => ({ p50: 1, p95, count: 5, failed });

describe('storeCells', () => {
  it('has no times for a search that found nothing', () => {
    assert.deepEqual(storeCells({ isSearch: true }, timing(20), 0), ['found', 'nothing']);
    assert.deepEqual(storeCells({ isSearch: true }, timing(20), 3), ['1', '20']);
    assert.deepEqual(storeCells({ isSearch: false }, timing(20), 0), ['1', '20']);
    assert.deepEqual(storeCells({ isSearch: true }, timing(20, 2), 0), ['1', '20 (2 failed)']);
  });
});

describe('slowGoals', () => {
  it('counts calls that are slow or failed, under the given name', () => {
    const [goal] = slowGoals('lists', [timing(20), timing(300), timing(301), timing(20, 1)]);
    assert.deepEqual(goal, { text: 'lists: 2 of 4 with a p95 beyond 300 ms (0)', holds: false });
    assert.equal(slowGoals('lists', [timing(300)])[0]?.holds, true);
  });

  it('has no goal for no calls', () => assert.deepEqual(slowGoals('lists', []), []));
});
