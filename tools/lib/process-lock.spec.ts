import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { withLock } from './process-lock.ts';

describe('withLock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concord-lock-'));
  after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deeper', 'lock');
  const programOf = (work: string) =>
    `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))};
     import { appendFileSync } from 'node:fs';
     const log = (word) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, word + ' ');
     await withLock(${JSON.stringify(file)}, async () => { ${work} });`;
  const run = (work: string) => spawn(process.execPath, ['--input-type=module', '-e', programOf(work)]);

  it('lets one process after another work', async () => {
    const work = `log('in'); await new Promise((resolve) => setTimeout(resolve, 300)); log('out');`;
    await Promise.all([run(work), run(work), run(work)].map((child) => once(child, 'exit')));
    assert.equal(readFileSync(join(folder, 'log'), 'utf8'), 'in out in out in out ');
  });

  it('is given back when the work throws', async () => {
    await assert.rejects(
      withLock(file, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(existsSync(file), false);
  });

  it('is not held by a process that was killed', async () => {
    spawnSync(process.execPath, ['--input-type=module', '-e', programOf(`process.kill(process.pid, 9);`)]);
    assert.equal(existsSync(file), true);
    assert.equal(await withLock(file, async () => 'done'), 'done');
  });
});
