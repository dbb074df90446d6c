import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { processBirth } from '../lib/process-table.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { NotRunningError, Product } from './product.ts';

const TIMEOUT_MS = 5000;
const KILLED = 4;

describe('Product', () => {
  const home = temporaryFolder();
  const ends: (() => void)[] = [];
  afterEach(() => ends.splice(0).forEach((end) => end()));

  const writeRun = (processes: object[], probes: object = {}) =>
    writeFileSync(join(home(), 'run.json'), JSON.stringify({ launcher: {}, processes, probes }));

  /** A server that answers with these statuses in turn, the last one again and again. */
  async function answering(name: string, statuses: number[], asked: string[] = []) {
    const server = createServer(({ url }, response) => {
      asked.push(`${name}${url}`);
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ends.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function sleeper() {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    ends.push(() => child.kill('SIGKILL'));
    return { child, pid: child.pid ?? 0 };
  }

  it('has recovered when the other process is ready, then the product', async () => {
    const asked: string[] = [];
    const probe = await answering('exams', [503, 200], asked);
    const url = await answering('gateway', [503, 200], asked);
    writeRun([{ name: 'exams', pid: 5, birth: '' }], { exams: [`${probe}/health/live`] });
    const took = await new Product(url, home()).recovery('exams', KILLED, TIMEOUT_MS);
    assert.ok(took < TIMEOUT_MS);
    const [own, whole] = ['exams/health/ready', 'gateway/api/health/ready'];
    assert.deepEqual(asked, [own, own, whole, own, whole]);
  });

  it('waits for every worker of a shared process', async () => {
    const probes = [await answering('one', [200]), await answering('other', [503])];
    const product = new Product(await answering('gateway', [200]), home());
    writeRun([{ name: 'workers', pid: 5, birth: '' }], { workers: probes });
    assert.equal(await product.recovery('exams-worker', KILLED, 200), 200);
  });

  for (const [what, processes] of [
    ['the killed process is still listed', [{ name: 'exams', pid: KILLED, birth: '' }]],
    ['no process is listed', []],
  ] as const)
    it(`has not recovered while ${what}`, async () => {
      writeRun([...processes]);
      const product = new Product(await answering('gateway', [200]), home());
      assert.equal(await product.recovery('exams', KILLED, 200), 200);
    });

  it('kills a process that runs', async () => {
    const { child, pid } = await sleeper();
    writeRun([{ name: 'exams', pid, birth: processBirth(pid) }]);
    assert.equal(new Product('', home()).kill('exams'), pid);
    assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
  });

  it('finds nothing to kill where a process is gone, even if another one has its number', async () => {
    const { child, pid } = await sleeper();
    writeRun([{ name: 'exams', pid, birth: 'another life' }]);
    const product = new Product('', home());
    assert.throws(() => product.kill('exams'), NotRunningError);
    assert.throws(() => product.kill('gateway'), NotRunningError);
    assert.equal(child.exitCode ?? child.signalCode, null);
  });
});
