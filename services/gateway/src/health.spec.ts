import { call, closeAll, DEAD_ORIGIN, startGateway, startFakeService } from './testing/harness';

afterEach(closeAll);

async function readyService(status: number, body: unknown): Promise<string> {
  const service = await startFakeService((_request, response) =>
    response.writeHead(status).end(JSON.stringify(body)),
  );
  return service.origin;
}

async function gatewayWith(overrides: Record<string, string>) {
  const up = await readyService(200, { status: 'up', checks: { mongodb: { status: 'ok', host: 'secret' } } });
  const all = {
    STUDENTS_URL: up,
    EXAMS_URL: up,
    MEDIA_URL: up,
    STUDENTS_WORKER_URL: up,
    EXAMS_WORKER_URL: up,
    MEDIA_WORKER_URL: up,
  };
  return startGateway({ ...all, ...overrides });
}

describe('registerHealth', () => {
  it('is live while services are down', async () => {
    const gateway = await startGateway();
    for (const path of ['/api/health/live', '/health/live', '/health/ready']) {
      expect((await call(gateway.port, path)).status).toBe(200);
    }
  });

  it('reports each process and store', async () => {
    const gateway = await gatewayWith({});
    const answer = await call(gateway.port, '/api/health/ready');
    const up = { status: 'ok', checks: { mongodb: 'ok' } };
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        status: 'ok',
        processes: {
          gateway: { status: 'ok', checks: {} },
          students: up,
          'students-worker': up,
          exams: up,
          'exams-worker': up,
          media: up,
          'media-worker': up,
        },
      },
    ]);
  });

  it.each([
    ['cannot be reached', async () => DEAD_ORIGIN, {}],
    ['is not ready', () => readyService(503, { checks: { redis: { status: 'down' } } }), { redis: 'down' }],
  ])('is 503 while a process %s', async (_case, origin, checks) => {
    const gateway = await gatewayWith({ EXAMS_WORKER_URL: await origin() });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 'down',
      processes: { 'exams-worker': { status: 'down', checks }, exams: { status: 'ok' } },
    });
  });

  it('is 200 while a process is degraded', async () => {
    const origin = await readyService(200, {
      status: 'degraded',
      checks: { chromium: { status: 'degraded' } },
    });
    const gateway = await gatewayWith({ MEDIA_WORKER_URL: origin });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'degraded',
      processes: { 'media-worker': { status: 'degraded', checks: { chromium: 'degraded' } } },
    });
  });

  it('probes once for concurrent requests', async () => {
    const service = await startFakeService((_request, response) => response.end('{}'));
    const gateway = await gatewayWith({ STUDENTS_URL: service.origin });
    await Promise.all(Array.from({ length: 20 }, () => call(gateway.port, '/api/health/ready')));
    expect(service.seen).toHaveLength(1);
  });
});
