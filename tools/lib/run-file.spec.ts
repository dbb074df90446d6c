import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LauncherError } from './launcher-error.ts';
import { prepareHome } from './home.ts';
import { isAlive, processBirth } from './process-table.ts';
import { RunFile } from './run-file.ts';
import { loadSecrets } from './secrets.ts';

describe('data folder', () => {
  const home = temporaryFolder();

  async function sleeper() {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    return { child, entry: { name: 'toy', pid, birth: processBirth(pid) ?? '' } };
  }

  /** The run file of a launcher that is gone. */
  function writeRun(run: object) {
    const launcher = { name: 'launcher', pid: process.pid, birth: 'another life' };
    writeFileSync(join(home(), 'run.json'), JSON.stringify({ launcher, ...run }));
  }

  it('refuses a second launcher while the first one lives', async () => {
    await RunFile.claim(home());
    await assert.rejects(
      RunFile.claim(home()),
      (error) => error instanceof LauncherError && /already runs/.test(error.message),
    );
  });

  it('can be claimed again after a clean end', async () => {
    (await RunFile.claim(home())).release();
    await RunFile.claim(home());
  });

  for (const [what, more, survives] of [
    ['ends what a killed launcher left behind', {}, false],
    ['leaves a process alone that only has the number of an old one', { birth: 'another life' }, true],
  ] as const)
    it(what, async () => {
      const { child, entry } = await sleeper();
      writeRun({ processes: [{ ...entry, ...more }] });
      await RunFile.claim(home());
      assert.equal(isAlive(entry.pid, entry.birth), survives);
      child.kill('SIGKILL');
    });

  it('tells where the stores of a running launcher are, for its owner alone', async () => {
    assert.equal(RunFile.storesOf(home()), undefined);
    const run = await RunFile.claim(home());
    assert.equal(RunFile.storesOf(home()), undefined);
    run.noteStores({ MONGODB_URI: 'mongodb://here' });
    run.update([]);
    assert.deepEqual(RunFile.storesOf(home()), { MONGODB_URI: 'mongodb://here' });
    assert.equal(statSync(join(home(), 'run.json')).mode & 0o777, 0o600);
  });

  it('tells where the processes of a launcher answer', async () => {
    assert.deepEqual(RunFile.probesOf(home()), {});
    const run = await RunFile.claim(home());
    run.noteProbes({ exams: ['http://here/health/live'] });
    run.update([]);
    assert.deepEqual(RunFile.probesOf(home()), { exams: ['http://here/health/live'] });
  });

  it('tells nothing of a launcher that is gone', () => {
    writeRun({ processes: [], stores: { A: 'b' } });
    assert.equal(RunFile.storesOf(home()), undefined);
  });

  it('survives a damaged run file', async () => {
    writeFileSync(join(home(), 'run.json'), '{');
    await RunFile.claim(home());
  });

  const modeOf = (path: string) => statSync(join(home(), path)).mode & 0o777;

  it('is closed to other accounts when an earlier release left it open', () => {
    chmodSync(home(), 0o755);
    mkdirSync(join(home(), 'data', 's3'), { recursive: true, mode: 0o755 });
    for (const file of ['data/s3/photo', 'secrets.json', 'not-ours']) writeFileSync(join(home(), file), '{}');
    symlinkSync(join(home(), 'not-ours'), join(home(), 'data', 'link'));
    prepareHome(home());
    for (const folder of ['', 'data', 'data/s3', 'logs']) assert.equal(modeOf(folder), 0o700, folder);
    for (const file of ['data/s3/photo', 'secrets.json']) assert.equal(modeOf(file), 0o600, file);
    assert.equal(modeOf('not-ours'), 0o644);
  });

  it('leaves a folder that is for everybody', () => {
    chmodSync(home(), 0o1777);
    writeFileSync(join(home(), 'secrets.json'), '{}');
    prepareHome(home());
    assert.equal(statSync(home()).mode & 0o7777, 0o1777);
    assert.equal(modeOf('secrets.json'), 0o600);
  });

  it('is refused in one line where it cannot be made', () => {
    writeFileSync(join(home(), 'file'), '');
    assert.throws(
      () => prepareHome(join(home(), 'file', 'inside')),
      /^LauncherError: CONCORD_HOME .* cannot be written/,
    );
  });

  it('keeps its secrets, for its owner alone', () => {
    const secrets = loadSecrets(home());
    assert.deepEqual(loadSecrets(home()), secrets);
    assert.equal(statSync(join(home(), 'secrets.json')).mode & 0o777, 0o600);
    assert.match(readFileSync(join(home(), 'secrets.json'), 'utf8'), /BEGIN PRIVATE KEY/);
  });

  it('adds a secret that a later release needs to those it keeps', () => {
    const { SERVICE_SECRET: _, ...before } = loadSecrets(home());
    writeFileSync(join(home(), 'secrets.json'), JSON.stringify(before));
    const after = loadSecrets(home());
    assert.deepEqual(after, { ...before, SERVICE_SECRET: after.SERVICE_SECRET });
    assert.ok(after.SERVICE_SECRET.length > 20);
    assert.deepEqual(loadSecrets(home()), after);
  });

  it('says so when the secrets are damaged, and does not make new ones', () => {
    writeFileSync(join(home(), 'secrets.json'), '{}');
    assert.throws(() => loadSecrets(home()), /secrets\.json is damaged/);
  });
});
