import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextAt, weekdayOf } from './schedule.ts';

const next = (at: string, after: string) => nextAt(at, new Date(after)).toISOString();

describe('the schedule', () => {
  it('finds the next time of day in Nigeria', () => {
    assert.equal(next('01:30', '2026-11-28T00:29:59Z'), '2026-11-28T00:30:00.000Z');
    assert.equal(next('01:30', '2026-11-28T00:30:00Z'), '2026-11-29T00:30:00.000Z');
    assert.equal(next('00:15', '2026-11-28T23:00:00Z'), '2026-11-28T23:15:00.000Z');
    assert.equal(next('23:59', '2026-12-31T23:30:00Z'), '2027-01-01T22:59:00.000Z');
  });

  it('knows the weekday there', () => {
    assert.equal(weekdayOf(new Date('2026-11-28T22:59:00Z')), 6);
    assert.equal(weekdayOf(new Date('2026-11-28T23:00:00Z')), 0);
  });
});
