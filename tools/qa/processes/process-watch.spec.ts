import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cpuSeconds, usageRows } from './process-watch.ts';

const usage = {
  name: 'exams',
  samples: [
    { at: 1, cpu: 10, rss: 100 },
    { at: 3, cpu: 30, rss: 150 },
  ],
};

describe('cpuSeconds', () => {
  it('is the share of each interval, the first of a second', () => {
    assert.ok(Math.abs(cpuSeconds(usage) - 0.7) < 1e-9);
  });
});

describe('usageRows', () => {
  it('has the mean, the peaks and the processor time of a save', () => {
    const [, row] = usageRows([usage], 100);
    assert.deepEqual(row, ['exams', '20.0 %', '30 %', '7.00', '150 MiB']);
  });
});
