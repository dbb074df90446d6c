import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usageRows } from './process-watch.ts';

describe('usageRows', () => {
  it('has the mean and the peaks', () => {
    const samples = [
      { at: 1, cpu: 10, rss: 100 },
      { at: 2, cpu: 30, rss: 150 },
    ];
    assert.deepEqual(usageRows([{ name: 'exams', samples }])[1], ['exams', '20.0 %', '30 %', '150 MiB']);
  });
});
