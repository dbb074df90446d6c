import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FaultRecord } from './drill-faults.ts';
import { drillGoals, faultRows, submittedInFault } from './drill-summary.ts';
import { Recorder } from './recorder.ts';

const fault = (at: number, readyMs: number): FaultRecord => ({
  kind: 'exams',
  at,
  savedMs: 100,
  readyMs,
  errors: 0,
  retries: 3,
});
const clean = { lost: [], misgraded: [], stuck: [], sweptSeconds: [] };

describe('faultRows', () => {
  it('has a line for each kind, with its half and its slowest', () => {
    const row = faultRows([fault(0, 1000), fault(1, 3000)]).find(([kind]) => kind === 'exams');
    assert.deepEqual(row, ['exams', 2, '100', '100', '1000', '3000', 6, 0]);
  });
});

describe('submittedInFault', () => {
  it('counts those that were under way before all was well again', () => {
    const recorder = new Recorder();
    Object.assign(recorder.series.submit, { at: [0, 900, 2500, 4000], ms: [50, 200, 10, 10] });
    assert.equal(submittedInFault(recorder, [fault(1000, 2000)]), 2);
  });
});

describe('drillGoals', () => {
  const failing = (goals: ReturnType<typeof drillGoals>) => goals.filter(({ holds }) => !holds).length;

  it('holds when nothing is lost, double, stuck or refused', () => {
    assert.equal(failing(drillGoals(new Recorder(), [fault(0, 2000)], clean)), 0);
  });

  it('fails for each thing that went wrong', () => {
    const recorder = new Recorder();
    recorder.error('refused');
    const results = { ...clean, lost: ['a'], misgraded: ['b'], stuck: ['c'] };
    assert.equal(failing(drillGoals(recorder, [fault(0, 60_000)], results)), 5);
  });
});
