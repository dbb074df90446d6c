import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AUTOSCALED_CANDIDATES, LEAST, processesFor } from './sizing.ts';

describe('processesFor', () => {
  it('keeps two of each for a small hall', () => {
    assert.deepEqual(processesFor(0), { gateway: LEAST, exams: LEAST, 'exams-worker': LEAST });
    assert.deepEqual(processesFor(1000), { gateway: 2, exams: 2, 'exams-worker': 2 });
  });

  it('grows with the hall, by the processor time of a save', () => {
    assert.deepEqual(processesFor(20_000), { gateway: 3, exams: 5, 'exams-worker': 2 });
    assert.deepEqual(processesFor(AUTOSCALED_CANDIDATES), { gateway: 6, exams: 12, 'exams-worker': 3 });
    assert.deepEqual(processesFor(500_000), { gateway: 58, exams: 125, 'exams-worker': 27 });
  });
});
