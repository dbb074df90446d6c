import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { LauncherError } from './launcher-error.ts';
import { freePort, portProblem } from './ports.ts';
import { readSettings, requirePort } from '../platform/settings.ts';

describe('ports', () => {
  it('never hands out the same port twice', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    assert.equal(new Set(ports).size, 20);
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
