import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cpuSeconds } from './save-cost.ts';

it('cpuSeconds is the share of each interval, the first of a second', () => {
  const samples = [
    { at: 1, cpu: 50, rss: 1 },
    { at: 3, cpu: 100, rss: 1 },
  ];
  assert.equal(cpuSeconds({ name: 'exams', samples }), 2.5);
});
