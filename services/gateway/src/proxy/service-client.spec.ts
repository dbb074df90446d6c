import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { loadEnv } from '@concord/contracts/environment';
import { gatewayEnv } from '../env';
import { closeAll, DEAD_ORIGIN, GATEWAY_SECRET, startFakeService, until } from '../testing/harness';
import { ServiceClient } from './service-client';
import { Upstream } from './upstream';

const upstreams: Upstream[] = [];

function upstreamAt(origin: string, variables: Record<string, string> = {}) {
  const urls = {
    STUDENTS_URL: DEAD_ORIGIN,
    EXAMS_URL: origin,
    MEDIA_URL: DEAD_ORIGIN,
    MEMBERS_URL: DEAD_ORIGIN,
  };
  const env = loadEnv(gatewayEnv, { GATEWAY_SECRET, ...urls, ...variables });
  const upstream = new Upstream('exams', origin, env);
  upstreams.push(upstream);
  return upstream;
}

const CLIENT = { ip: '203.0.113.7', id: 'request-0123', raw: new IncomingMessage(new Socket()) };

const ask = (upstream: Upstream, timeoutMs = 5_000) =>
  new ServiceClient(upstream, GATEWAY_SECRET).get(CLIENT, { path: '/certificate/verify/X', timeoutMs });

afterEach(async () => {
  await Promise.all(upstreams.splice(0).map((upstream) => upstream.destroy()));
  await closeAll();
});

describe('ServiceClient', () => {
  it('returns status, headers and the whole body', async () => {
    const { origin } = await startFakeService((_request, response) => {
      response.writeHead(404, { 'retry-after': '3' });
      response.write('a');
      setImmediate(() => response.end('b'));
    });
    const { status, headers, body } = await ask(upstreamAt(origin));
    expect([status, headers['retry-after'], body.toString()]).toEqual([404, '3', 'ab']);
  });

  it('ends when there is no answer in time, and leaves its place', async () => {
    const held: ServerResponse[] = [];
    const { origin } = await startFakeService((_request, response) => held.push(response));
    const upstream = upstreamAt(origin, { UPSTREAM_CALLS_MAX: '1' });
    const waiting = ask(upstream, 300);
    await until(() => held.length === 1);
    await expect(ask(upstream)).rejects.toThrow('Too many calls');
    await expect(waiting).rejects.toThrow('No answer in time');
    await until(() => held[0]?.destroyed === true);
    const next = ask(upstream);
    await until(() => held.length === 2);
    held[1]?.end('done');
    expect((await next).body.toString()).toBe('done');
  });

  it('tries again where the connection was lost, and rejects when nobody is there', async () => {
    let tries = 0;
    const { origin } = await startFakeService((request, response) => {
      tries += 1;
      if (tries === 1) request.socket.destroy();
      else response.end('there');
    });
    expect((await ask(upstreamAt(origin))).body.toString()).toBe('there');
    await expect(ask(upstreamAt(DEAD_ORIGIN))).rejects.toThrow(/ECONNREFUSED/);
  });
});
