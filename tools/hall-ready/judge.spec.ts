import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Installation } from './installation.ts';
import { judge } from './judge.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const small: Installation = {
  ready: { gateway: 2, exams: 2, 'exams-worker': 1 },
  unwell: [],
  cores: 2,
  memoryMib: 8192,
  lastBackup: new Date(NOW - 10 * 3_600_000),
  commandsFor: (needed) => Object.entries(needed).map(([name, count]) => `${name} ${count}`),
};
const failing = (found: Installation, candidates: number) =>
  judge(found, candidates, NOW).findings.flatMap(({ isWell, text }) => (isWell ? [] : [text]));

describe('judge', () => {
  it('finds an installation as it comes ready for some hundred candidates', () => {
    assert.deepEqual(failing(small, 300), []);
    assert.deepEqual(judge(small, 300, NOW).commands, []);
  });

  it('says what a large hall lacks, and how to add it', () => {
    assert.deepEqual(failing(small, 20_000), [
      'gateway: 2 ready, 3 needed.',
      'exams: 2 ready, 5 needed.',
      '2 cores, 9.3 needed.',
    ]);
    assert.deepEqual(judge(small, 20_000, NOW).commands, ['gateway 3', 'exams 5']);
  });

  it('does not find ready what runs, but is not well', () => {
    assert.deepEqual(failing({ ...small, unwell: ['concord-redis-1 is unhealthy.'] }, 100), [
      'concord-redis-1 is unhealthy.',
    ]);
  });

  it('wants a backup of the last day, where the product makes them', () => {
    assert.deepEqual(failing({ ...small, lastBackup: undefined }, 100), [
      'There is no backup of the stores yet.',
    ]);
    assert.deepEqual(failing({ ...small, lastBackup: new Date(NOW - 30 * 3_600_000) }, 100), [
      'The last backup of the stores is 30 h old (26 at most).',
    ]);
    assert.deepEqual(failing({ ...small, lastBackup: 'elsewhere' }, 100), []);
  });
});
