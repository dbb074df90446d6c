import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LauncherError } from '../../lib/launcher-error.ts';
import { parseFaults } from './faults.ts';

describe('parseFaults', () => {
  it('reads kinds and seconds', () => {
    assert.deepEqual(parseFaults('gateway@30,flush@45.5'), [
      { kind: 'gateway', at: 30 },
      { kind: 'flush', at: 45.5 },
    ]);
    assert.deepEqual(parseFaults(''), []);
  });

  for (const text of ['gateway', 'nobody@3', 'exams@', 'exams@soon'])
    it(`explains "${text}"`, () => assert.throws(() => parseFaults(text), LauncherError));
});
