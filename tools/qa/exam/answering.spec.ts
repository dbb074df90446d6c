import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seededRandom } from '../people/random.ts';
import { stepsNow, stepsOf } from './answering.ts';
import { retryDelay } from '../people/retrying-client.ts';

const questions = Array.from({ length: 100 }, (_, index) => ({ _id: `q${index}`, options: ['A', 'B', 'C'] }));

describe('stepsOf', () => {
  const steps = stepsOf(questions, seededRandom(7));

  it('answers every question, and changes and clears some', () => {
    assert.equal(new Set(steps.map(({ question }) => question)).size, 100);
    assert.ok(steps.length > 100);
    assert.ok(steps.some(({ choice }) => choice === null));
  });

  it('is the same for the same seed', () => {
    assert.deepEqual(stepsOf(questions, seededRandom(7)), steps);
    assert.notDeepEqual(stepsOf(questions, seededRandom(8)), steps);
  });
});

describe('stepsNow', () => {
  it('spreads what is left over the turns that are left, and takes all at the last', () => {
    assert.deepEqual([stepsNow(40, 18), stepsNow(5, 1), stepsNow(5, 0.2), stepsNow(0, 3)], [3, 5, 5, 0]);
  });
});

describe('retryDelay', () => {
  it('doubles up to half a minute and waits at least as long as it is asked to', () => {
    const half = () => 0.5;
    assert.deepEqual(
      [1, 2, 3, 9].map((failures) => retryDelay(failures, half)),
      [750, 1500, 3000, 22_500],
    );
    assert.equal(retryDelay(1, half, 2), 2750);
  });
});
