import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { call, closeAll, startGateway, startFakeService, until } from '../testing/harness';

/** A gateway before a service that holds its answers. */
async function startHolding(max: number) {
  const held: ServerResponse[] = [];
  const service = await startFakeService((_request, response) => held.push(response));
  const { port } = await startGateway({ EXAMS_URL: service.origin, UPSTREAM_CALLS_MAX: String(max) });
  return { held, port };
}

afterEach(closeAll);

describe('calls beyond the limit of a service', () => {
  it('are refused with Retry-After and accepted again when a call ends', async () => {
    const { held, port } = await startHolding(2);
    const post = () => call(port, '/api/result/submit', { method: 'POST' }, '{}');
    const inProgress = [post(), post()];
    await until(() => held.length === 2);
    for (const refused of [await post(), await call(port, '/api/course')]) {
      expect([refused.status, refused.json().code]).toEqual([503, 'OVERLOADED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    for (const response of held) response.end('done');
    expect((await Promise.all(inProgress)).map(({ status }) => status)).toEqual([200, 200]);
    const after = post();
    await until(() => held.length === 3);
    held[2]?.end('done');
    expect((await after).status).toBe(200);
  });

  it('are accepted again after a connection with pipelined calls was lost', async () => {
    const { held, port } = await startHolding(4);
    for (let times = 0; times < 3; times += 1) {
      held.length = 0;
      const socket = connect(port, '127.0.0.1');
      socket.write('POST /api/result/submit HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'.repeat(4));
      await until(() => held.length === 4);
      socket.destroy();
      await until(() => held.every((response) => response.destroyed));
    }
    const after = call(port, '/api/result/submit', { method: 'POST' }, '{}');
    await until(() => held.length === 5);
    held[4]?.end('done');
    expect((await after).status).toBe(200);
  });

  it('are accepted again after their clients disconnected', async () => {
    const { held, port } = await startHolding(1);
    for (let times = 0; times < 3; times += 1) {
      const controller = new AbortController();
      const gone = call(port, '/api/exams', { signal: controller.signal }).catch(() => undefined);
      await until(() => held.length === times + 1);
      controller.abort();
      await gone;
      await until(() => held[times]?.destroyed === true);
    }
  });
});
