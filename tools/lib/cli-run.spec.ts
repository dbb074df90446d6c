import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endPrograms, runProgram } from './cli-run.ts';

describe('runProgram', () => {
  it('tells the code and the output of a program', async () => {
    const result = await runProgram(process.execPath, ['-e', 'console.log("done"); process.exit(3)']);
    assert.deepEqual(result, { code: 3, output: 'done\n', wasEnded: false });
  });

  it('tells a program that was ended from one that failed', async () => {
    const result = runProgram(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    endPrograms();
    assert.equal((await result).wasEnded, true);
  });

  it('tells what could not be started', async () => {
    const { code, wasEnded } = await runProgram('no-such-program', []);
    assert.deepEqual([code, wasEnded], [127, false]);
  });
});
