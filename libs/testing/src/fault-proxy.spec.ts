import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FaultProxy } from './fault-proxy';

describe('FaultProxy', () => {
  let server: Server;
  let proxy: FaultProxy;
  const asked: string[] = [];
  const ask = (path: string) =>
    fetch(proxy.url + path, { headers: { connection: 'close' } }).then(
      (answer) => answer.text(),
      () => 'no answer',
    );

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('answer');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await FaultProxy.to(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await proxy.cut();
    server.close();
  });

  it('passes, refuses while it is cut, and passes again', async () => {
    expect(await ask('/before')).toBe('answer');
    await proxy.cut();
    expect(await ask('/meanwhile')).toBe('no answer');
    await proxy.restore();
    expect(await ask('/after')).toBe('answer');
    expect(asked).toEqual(['/before', '/after']);
  });

  it('cuts at the answer to one request, after the target has done it', async () => {
    proxy.cutAtAnswerTo('GET /done');
    expect(await ask('/other')).toBe('answer');
    expect(await ask('/done')).toBe('no answer');
    expect(asked.at(-1)).toBe('/done');
    expect(await ask('/refused')).toBe('no answer');
    await proxy.restore();
  });

  it('keeps scheme, path and query of the target', async () => {
    const other = await FaultProxy.to('mongodb://127.0.0.1:27017/?retryWrites=false');
    expect(other.url).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/\?retryWrites=false$/);
    await other.cut();
  });
});
