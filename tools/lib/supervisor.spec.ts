import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { LauncherError } from './launcher-error.ts';
import { freePort } from './ports.ts';
import { backOff, Supervisor } from './supervisor.ts';
import { isAlive, signalGroup } from './process-table.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { waitUntil } from './wait.ts';

const always = async () => true;
const node = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  quiet: true,
});

describe('Supervisor', () => {
  const logs = temporaryFolder();
  let supervisor: Supervisor;
  beforeEach(() => {
    supervisor = new Supervisor({ logs: logs(), backOffMs: { first: 20, longest: 50, forgetAfter: 60_000 } });
  });
  afterEach(() => supervisor.stop(1000));
  const first = () => {
    const [member] = supervisor.running;
    assert.ok(member);
    return member;
  };

  it('waits longer after each crash, up to a limit', () => {
    assert.deepEqual(
      [1, 2, 3, 9].map((crashes) => backOff(crashes, 500, 15_000)),
      [500, 1000, 2000, 15_000],
    );
  });

  it('starts a process again that was killed', async () => {
    await supervisor.start(node('toy', 'setInterval(() => {}, 1000)'), always);
    const { pid } = first();
    signalGroup(pid, 'SIGKILL');
    const again = () => supervisor.running.some((member) => member.pid !== pid);
    assert.ok(await waitUntil(again, { timeoutMs: 5000 }));
  });

  it('starts a process again that says it must be, though it runs', async () => {
    const code = "setTimeout(() => console.error('engine: PANIC'), 200); setInterval(() => {}, 1000)";
    await supervisor.start({ ...node('toy', code), mustRestart: 'PANIC' }, always);
    const { pid } = first();
    const again = () => supervisor.running.some((member) => member.pid !== pid);
    assert.ok(await waitUntil(again, { timeoutMs: 5000 }));
  });

  it('calls it a fault when a process never comes up, and says where its log is', async () => {
    await assert.rejects(
      supervisor.start(node('toy', 'process.exit(3)'), async () => false, 10_000),
      (error) =>
        error instanceof LauncherError && /toy does not start \(exit code 3\).*toy\.log/.test(error.message),
    );
  });

  it('keeps what a process says in its log', async () => {
    await supervisor.start(node('toy', 'console.log("hello"); setInterval(() => {}, 1000)'), always);
    const logged = () => readFileSync(join(logs(), 'toy.log'), 'utf8').includes('hello');
    assert.ok(await waitUntil(logged, { timeoutMs: 5000 }));
  });

  it('kills a process that ignores SIGTERM, and whatever it started', async () => {
    const port = await freePort();
    const code = `
      process.on('SIGTERM', () => {});
      const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      require('http').createServer((_, answer) => answer.end(String(child.pid))).listen(${port}, '127.0.0.1')`;
    let grandchild = 0;
    await supervisor.start(node('deaf', code), async () => {
      grandchild = Number(
        await fetch(`http://127.0.0.1:${port}`).then(
          (answer) => answer.text(),
          () => '0',
        ),
      );
      return grandchild > 0;
    });
    const { pid, birth } = first();
    await supervisor.stop(200);
    assert.equal(isAlive(pid, birth), false);
    assert.throws(() => process.kill(grandchild, 0), { code: 'ESRCH' });
  });

  it('does not start anything again once it was told to stop', async () => {
    await supervisor.start(node('toy', 'setInterval(() => {}, 1000)'), always);
    await supervisor.stop(1000);
    assert.deepEqual(supervisor.running, []);
    await assert.rejects(supervisor.start(node('late', 'setInterval(() => {}, 1000)'), always), {
      name: 'AbortError',
    });
    assert.deepEqual(supervisor.running, []);
  });
});
