import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ROOT } from './paths.ts';
import { waitUntil } from './wait.ts';

const module = pathToFileURL(join(ROOT, 'tools/lib/shutdown.ts')).href;

describe('Shutdown', () => {
  const folder = temporaryFolder();
  const mark = () => join(folder(), 'stopped');
  const up = () => join(folder(), 'up');
  const program = () => `
    import { writeFileSync } from 'node:fs';
    import { Shutdown } from ${JSON.stringify(module)};
    new Shutdown(async () => writeFileSync(${JSON.stringify(mark())}, ''));
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(up())}, '');`;
  const args = () => ['--input-type=module', '-e', program()];
  const running = () => waitUntil(() => existsSync(up()), { timeoutMs: 10_000 });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`stops everything and ends with 0 on ${signal}`, async () => {
      const child = spawn(process.execPath, args());
      assert.ok(await running());
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number];
      assert.deepEqual([code, existsSync(mark())], [0, true]);
    });
  }

  it('stops everything when its parent is killed without a word', async () => {
    const code = `require('child_process').spawn(process.execPath, ${JSON.stringify(args())}, { detached: true });
      setInterval(() => {}, 1000)`;
    const parent = spawn(process.execPath, ['-e', code]);
    assert.ok(await running());
    parent.kill('SIGKILL');
    assert.ok(await waitUntil(() => existsSync(mark()), { timeoutMs: 10_000 }));
  });
});
