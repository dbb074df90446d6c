import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LauncherFault } from '../../lib/fault.ts';
import { parseFaults } from './faults.ts';
import { benchOptions } from './options.ts';
import { parseStat } from '../shared/process-watch.ts';

describe('parseFaults', () => {
  it('reads kinds and seconds', () => {
    assert.deepEqual(parseFaults('gateway@30,flush@45.5'), [
      { kind: 'gateway', at: 30 },
      { kind: 'flush', at: 45.5 },
    ]);
    assert.deepEqual(parseFaults(''), []);
  });

  for (const text of ['gateway', 'nobody@3', 'exams@', 'exams@soon']) {
    it(`explains "${text}"`, () => {
      assert.throws(() => parseFaults(text), LauncherFault);
    });
  }
});

describe('benchOptions', () => {
  it('has the hall of the goals when nothing is said', () => {
    const { candidates, startWindow, seconds, saveEvery } = benchOptions([]);
    assert.deepEqual([candidates, startWindow, seconds, saveEvery], [500, 5, 180, 10]);
  });

  it('takes what is said, and explains what it does not know', () => {
    assert.equal(benchOptions(['--candidates', '20', '--find-largest']).findLargest, true);
    assert.throws(() => benchOptions(['--candidates', 'many']), LauncherFault);
    assert.throws(() => benchOptions(['--nonsense', '1']), LauncherFault);
  });
});

describe('parseStat', () => {
  it('reads ticks and pages, whatever the name of the process holds', () => {
    const fields = 'S 1 2 3 0 -1 4 5 6 7 8 120 30 0 0 20 0 11 0 999 123456 2048 18446744073709551615';
    assert.deepEqual(parseStat(`42 (a ) name) ${fields}`), { ticks: 150, pages: 2048 });
  });
});
