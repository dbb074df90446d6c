import { createServer, type AddressInfo } from 'node:net';
import { call, closeAll, startGateway, startFakeService, until } from '../testing/harness';

const QUICK = { UPSTREAM_HEADERS_TIMEOUT_MS: '300', UPSTREAM_BODY_TIMEOUT_MS: '300' };

afterEach(closeAll);

describe('faults of a service', () => {
  it.each(['GET', 'POST'])('answers 503 with Retry-After to a %s when it is down', async (method) => {
    const gateway = await startGateway();
    const answer = await call(gateway.port, '/api/exams', { method }, method === 'POST' ? '{}' : undefined);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json()).toEqual({
      statusCode: 503,
      code: 'UPSTREAM_UNAVAILABLE',
      message: expect.stringContaining('not available right now') as string,
      requestId: answer.headers['x-request-id'],
    });
    expect(gateway.logs.some(({ status, path }) => status === 503 && path === '/api/exams')).toBe(true);
  });

  it('answers 503 to a large upload when it is down', async () => {
    const gateway = await startGateway();
    const body = Buffer.alloc(10_000_000);
    const answer = await call(gateway.port, '/api/student/register', { method: 'POST' }, body);
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
  });

  it('does not affect another service', async () => {
    const students = await startFakeService();
    const gateway = await startGateway({ STUDENTS_URL: students.origin });
    expect((await call(gateway.port, '/api/exams')).status).toBe(503);
    expect((await call(gateway.port, '/api/student')).status).toBe(200);
  });

  it.each(['GET', 'POST'])('answers 504 to a %s when it does not answer in time', async (method) => {
    const service = await startFakeService(() => undefined);
    const gateway = await startGateway({ EXAMS_URL: service.origin, ...QUICK });
    const answer = await call(gateway.port, '/api/exams', { method });
    expect(answer.json()).toMatchObject({ statusCode: 504, code: 'UPSTREAM_TIMEOUT' });
  });

  it('waits longer for a registration', async () => {
    let answer = () => {};
    const students = await startFakeService((request, response) => {
      if (request.url === '/student/register') answer = () => response.end('{}');
    });
    const gateway = await startGateway({ STUDENTS_URL: students.origin, ...QUICK });
    const registration = call(gateway.port, '/api/student/register', { method: 'POST' }, '{}');
    // Two sequential calls take twice the usual time-out.
    const other = () => call(gateway.port, '/api/student/other', { method: 'POST' }, '{}');
    expect([(await other()).status, (await other()).status]).toEqual([504, 504]);
    answer();
    expect((await registration).status).toBe(200);
  });

  it('breaks the answer off when the service stops half-way', async () => {
    const service = await startFakeService((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
    });
    const gateway = await startGateway({ EXAMS_URL: service.origin, ...QUICK });
    await expect(call(gateway.port, '/api/exams')).rejects.toThrow();
  });

  it('answers 502 when the answer is not HTTP', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-toy\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const gateway = await startGateway({ EXAMS_URL: `http://127.0.0.1:${port}` });
    const answer = await call(gateway.port, '/api/exams');
    expect(answer.json()).toMatchObject({ statusCode: 502, code: 'BAD_GATEWAY' });
    server.close();
  });

  it('returns an early refusal of an upload', async () => {
    const service = await startFakeService((_request, response) => response.writeHead(401).end('no'));
    const gateway = await startGateway({ STUDENTS_URL: service.origin });
    const body = Buffer.alloc(15_000_000);
    const answer = await call(gateway.port, '/api/student/register', { method: 'POST' }, body);
    expect([answer.status, answer.body.toString()]).toEqual([401, 'no']);
  });

  it('does not let a slow read time out other calls on a shared connection', async () => {
    const service = await startFakeService((request, response) => {
      if (request.url !== '/exams/slow') response.end('quick');
    });
    const gateway = await startGateway({ EXAMS_URL: service.origin, ...QUICK });
    const slow = Array.from({ length: 8 }, () => call(gateway.port, '/api/exams/slow'));
    const quick = Array.from({ length: 40 }, () => call(gateway.port, '/api/exams'));
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 504));
    expect(new Set((await Promise.all(quick)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('a client that disconnects', () => {
  it.each([
    ['GET', '/api/media/files/a'],
    ['GET', '/api/gallery'],
    ['POST', '/api/gallery/upload'],
  ])('aborts its %s %s at the service', async (method, path) => {
    let reached = false;
    let ended = false;
    const service = await startFakeService((request) => {
      reached = true;
      request.socket.once('close', () => (ended = true));
    });
    const gateway = await startGateway({ MEDIA_URL: service.origin });
    const controller = new AbortController();
    const body = method === 'POST' ? '{}' : undefined;
    const gone = call(gateway.port, path, { method, signal: controller.signal }, body).catch(() => undefined);
    await until(() => reached);
    controller.abort();
    await gone;
    await until(() => ended);
    await until(() => gateway.logs.some(({ status }) => status === 499));
  });

  it('does not affect other calls on a shared connection', async () => {
    const service = await startFakeService((request, response) => {
      if (request.url === '/gallery/never') return;
      setImmediate(() => response.end('ok'));
    });
    const gateway = await startGateway({ MEDIA_URL: service.origin });
    const controller = new AbortController();
    const leaving = Array.from({ length: 8 }, () =>
      call(gateway.port, '/api/gallery/never', { signal: controller.signal }).catch(() => undefined),
    );
    await until(() => service.seen.length === leaving.length);
    const staying = Array.from({ length: 20 }, () => call(gateway.port, '/api/gallery'));
    await until(() => service.seen.length >= leaving.length + staying.length);
    controller.abort();
    const answers = await Promise.all(staying);
    expect(answers.map(({ body }) => body.toString())).toEqual(staying.map(() => 'ok'));
  });
});
