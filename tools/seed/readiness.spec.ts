import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { waitForApi } from './readiness.ts';

it('waits until the product is ready, and says what it was told when it is not in time', async (test) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end('{"status":"down"}');
  }).listen(0, '127.0.0.1');
  test.after(() => server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await assert.rejects(waitForApi(origin, 0), /is not ready: 503 \{"status":"down"\}/);
  await waitForApi(origin);
  assert.equal(asked, 3);
});
