import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Recorder } from '../ledger/recorder.ts';
import { goalsOf, type PhaseReport } from './report.ts';

const missed = (report: PhaseReport): string[] =>
  goalsOf(report)
    .filter(({ holds }) => !holds)
    .map(({ text }) => text);

describe('goalsOf', () => {
  it('misses nothing in a phase without failures, and takes 429 as an answer', () => {
    const recorder = new Recorder();
    recorder.retries(429, 'PUT /api/x');
    assert.deepEqual(missed({ name: 'roll', recorder, isStrict: true }), []);
  });

  it('counts calls that were cut off or refused where none may fail, though they were tried again', () => {
    const recorder = new Recorder();
    for (const status of [0, 0, 502]) recorder.retries(status, 'PUT /api/x');
    assert.deepEqual(missed({ name: 'roll', recorder, isStrict: true }), [
      'roll: 3 calls refused with 5xx or cut off (0)',
    ]);
    assert.deepEqual(missed({ name: 'kill', recorder }), []);
  });

  it('counts lost answers and what a candidate sees in every phase', () => {
    const recorder = new Recorder();
    recorder.errors.push('somebody: 500');
    recorder.mismatches.push('somebody: question 1 holds null');
    assert.equal(missed({ name: 'kill', recorder }).length, 2);
  });
});
