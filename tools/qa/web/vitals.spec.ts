import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockingTime, layoutShift } from './vitals.ts';

describe('layoutShift', () => {
  it('is nothing where nothing moved', () => assert.equal(layoutShift([]), 0));

  it('adds what moves in one burst, and takes the worst burst', () => {
    const early = { at: 10_000, value: 0.1 };
    const soon = { at: 10_900, value: 0.05 };
    const later = { at: 14_000, value: 0.12 };
    assert.ok(Math.abs(layoutShift([later, soon, early]) - 0.15) < 1e-9);
    assert.equal(layoutShift([early, later]), 0.12);
  });

  it('ends a burst after five seconds, however close its shifts are', () => {
    const drip = Array.from({ length: 20 }, (_, index) => ({ at: index * 500, value: 0.01 }));
    assert.ok(Math.abs(layoutShift(drip) - 0.1) < 1e-9);
  });
});

describe('blockingTime', () => {
  it('counts what a task takes beyond 50 ms', () => {
    const tasks = [
      { start: 1000, duration: 250 },
      { start: 2000, duration: 50 },
    ];
    assert.equal(blockingTime(tasks, 500), 200);
  });

  it('leaves out what was over before anything could be seen', () => {
    assert.equal(blockingTime([{ start: 100, duration: 300 }], 400), 0);
    assert.equal(blockingTime([{ start: 100, duration: 400 }], 400), 50);
  });
});
