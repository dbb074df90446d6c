import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseStat, usageRows } from './process-watch.ts';

describe('parseStat', () => {
  it('reads ticks and pages, whatever the name of the process holds', () => {
    const fields = 'S 1 2 3 0 -1 4 5 6 7 8 120 30 0 0 20 0 11 0 999 123456 2048 18446744073709551615';
    assert.deepEqual(parseStat(`42 (a ) name) ${fields}`), { ticks: 150, pages: 2048 });
  });
});

describe('usageRows', () => {
  it('has the mean and the peaks', () => {
    const samples = [
      { at: 1, cpu: 10, rss: 100 },
      { at: 2, cpu: 30, rss: 150 },
    ];
    assert.deepEqual(usageRows([{ name: 'exams', samples }])[1], ['exams', '20.0 %', '30 %', '150 MiB']);
  });
});
