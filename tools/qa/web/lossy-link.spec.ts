import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SendWindow } from './lossy-link.ts';

const never = () => false;

/** Loses as many of the next segments. */
const losing = (count: number) => () => (count -= 1) >= 0;

describe('SendWindow', () => {
  it('doubles with each full round in which nothing is lost', () => {
    const window = new SendWindow();
    assert.equal(window.afterRound(10, never), 0);
    assert.equal(window.afterRound(20, never), 0);
    assert.equal(window.segments, 40);
  });

  it('does not grow with a round that did not fill it', () => {
    const window = new SendWindow();
    window.afterRound(3, never);
    assert.equal(window.segments, 10);
  });

  it('halves with a loss, which costs a round trip, and then grows by one', () => {
    const window = new SendWindow();
    assert.equal(window.afterRound(10, losing(2)), 1);
    assert.equal(window.segments, 5);
    window.afterRound(5, never);
    assert.equal(window.segments, 6);
  });

  it('waits longer for a segment that is lost again', () => {
    assert.equal(new SendWindow().afterRound(1, losing(2)), 3);
  });
});
