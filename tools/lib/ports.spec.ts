import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { LauncherError } from './launcher-error.ts';
import { freePort, freePorts, portProblem } from './ports.ts';
import { readSettings, requirePort } from '../platform/settings.ts';

describe('ports', () => {
  it('never hands out the same port twice', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    assert.equal(new Set(ports).size, 20);
  });

  it('never hands out a port that another process was given and does not yet use', async () => {
    const [first = 0, last = 0] = [await freePort(), await freePorts(3)];
    const program = `
      import { createSocket } from 'node:dgram';
      const taken = (port) => new Promise((resolve) => createSocket('udp4').unref()
        .once('error', ({ code }) => resolve(code)).bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve('free')));
      console.log(JSON.stringify(await Promise.all([${first}, ${last}, ${last + 2}].map(taken))));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    assert.deepEqual(JSON.parse(stdout), ['EADDRINUSE', 'EADDRINUSE', 'EADDRINUSE']);
  });

  it('names why a port cannot be had, and nothing for a free one', async () => {
    const port = await freePort();
    assert.equal(await portProblem(port, '127.0.0.1'), undefined);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    assert.equal(await portProblem(port, '127.0.0.1'), 'EADDRINUSE');
    const settings = readSettings({ PORT: String(port) });
    await assert.rejects(requirePort(settings), (error) => {
      assert.ok(error instanceof LauncherError);
      assert.match(
        error.message,
        new RegExp(`^Port ${port} on 127.0.0.1 is already in use by another program\\.`),
      );
      return true;
    });
    server.close();
  });

  for (const port of ['0', '65536', 'http', '80.5']) {
    it(`refuses ${port} as PORT`, () => assert.throws(() => readSettings({ PORT: port }), LauncherError));
  }

  it('refuses a SEED that it does not know', () => {
    assert.throws(() => readSettings({ SEED: 'full' }), /SEED must be demo or none/);
  });
});
