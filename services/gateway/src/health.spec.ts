import { call, closeAll, DEAD_ORIGIN, startGateway, startFakeService } from './testing/harness';

afterEach(closeAll);

async function readyService(status: number, body: unknown): Promise<string> {
  const service = await startFakeService((_request, response) =>
    response.writeHead(status).end(JSON.stringify(body)),
  );
  return service.origin;
}

/** Delay of a service with a hanging store. */
const STORE_WAIT_MS = 2000;

const BUILD = { version: '1.2.0', commit: '3f2a91c0' };
const up = { ...BUILD, status: 'up', checks: { mongodb: { status: 'up', host: 'secret' } } };

/** A service whose worker has this health. */
const withWorker = (name: string, health: object, status = 200) =>
  readyService(status, { ...up, workers: { [`${name}-worker`]: health } });

async function gatewayWith(overrides: Record<string, string>) {
  const [STUDENTS_URL, EXAMS_URL, MEDIA_URL, MEMBERS_URL] = await Promise.all(
    ['students', 'exams', 'media', 'members'].map((name) => withWorker(name, { ...up, instances: [BUILD] })),
  );
  return startGateway({
    STUDENTS_URL,
    EXAMS_URL,
    MEDIA_URL,
    MEMBERS_URL,
    VERSION: '1.2.0',
    COMMIT: '3f2a91c0',
    ...overrides,
  } as Record<string, string>);
}

describe('registerHealth', () => {
  it('is live and ready while services are down', async () => {
    const gateway = await startGateway();
    for (const path of ['/api/health/live', '/health/live', '/health/ready']) {
      expect((await call(gateway.port, path)).status).toBe(200);
    }
  });

  it('reports each process with its build, and each store', async () => {
    const gateway = await gatewayWith({});
    const answer = await call(gateway.port, '/api/health/ready');
    const ok = { status: 'ok', ...BUILD, checks: { mongodb: 'up' } };
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        status: 'ok',
        ...BUILD,
        processes: {
          gateway: { status: 'ok', ...BUILD, checks: {} },
          students: ok,
          'students-worker': ok,
          exams: ok,
          'exams-worker': ok,
          media: ok,
          'media-worker': ok,
          members: ok,
          'members-worker': ok,
        },
      },
    ]);
  });

  it('says of a tool that nobody set up that it is not configured', async () => {
    const checks = { mailServer: { status: 'up', detail: 'not configured' } };
    const gateway = await gatewayWith({
      STUDENTS_URL: await withWorker('students', { status: 'up', checks }),
    });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.json()).toMatchObject({
      status: 'ok',
      processes: { 'students-worker': { status: 'ok', checks: { mailServer: 'not configured' } } },
    });
  });

  it('names each build of a worker while releases are rolled', async () => {
    const instances = [BUILD, { version: '1.1.0' }, BUILD];
    const gateway = await gatewayWith({ EXAMS_URL: await withWorker('exams', { ...up, instances }) });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.json()).toMatchObject({
      processes: { 'exams-worker': { version: '1.2.0, 1.1.0', commit: '3f2a91c0' } },
    });
  });

  it('tells others than operators no more than the status', async () => {
    const gateway = await gatewayWith({});
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await call(gateway.port, '/api/health/ready', { headers });
    expect([answer.status, answer.json()]).toEqual([200, { status: 'ok' }]);
    const down = await gatewayWith({ EXAMS_URL: DEAD_ORIGIN });
    const failing = await call(down.port, '/api/health/ready', { headers });
    expect([failing.status, failing.json()]).toEqual([503, { status: 'down' }]);
  });

  it('is 503 while a service cannot be reached, and does not know its worker then', async () => {
    const gateway = await gatewayWith({ EXAMS_URL: DEAD_ORIGIN });
    const answer = await call(gateway.port, '/api/health/ready');
    expect([answer.status, answer.json()]).toMatchObject([
      503,
      {
        status: 'down',
        processes: {
          exams: { status: 'down', checks: {} },
          'exams-worker': { status: 'degraded', checks: { heartbeat: 'unknown' } },
          media: { status: 'ok' },
        },
      },
    ]);
  });

  it.each([
    [
      'a store',
      () => readyService(503, { checks: { redis: { status: 'down' } } }),
      'exams',
      { redis: 'down' },
    ],
    ['a worker', () => withWorker('exams', { status: 'down', checks: {} }), 'exams-worker', {}],
  ])('is 503 while %s is down', async (_case, origin, name, checks) => {
    const gateway = await gatewayWith({ EXAMS_URL: await origin() });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 'down',
      processes: { [name]: { status: 'down', checks } },
    });
  });

  it('waits for a service that waits for a store, and names that store', async () => {
    const late = await startFakeService((_request, response) => {
      const hanging = { checks: { mongodb: { status: 'down' } } };
      setTimeout(() => response.writeHead(503).end(JSON.stringify(hanging)), STORE_WAIT_MS);
    });
    const gateway = await gatewayWith({ EXAMS_URL: late.origin });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.json()).toMatchObject({
      processes: { exams: { status: 'down', checks: { mongodb: 'down' } } },
    });
  });

  it('is 200 while a worker is degraded', async () => {
    const degraded = { status: 'degraded', checks: { chromium: { status: 'degraded' } } };
    const gateway = await gatewayWith({ MEDIA_URL: await withWorker('media', degraded) });
    const answer = await call(gateway.port, '/api/health/ready');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'degraded',
      processes: { 'media-worker': { status: 'degraded', checks: { chromium: 'degraded' } } },
    });
  });

  it.each([
    [200, 'ok'],
    [503, 'down'],
  ])(
    'asks a service of the previous release, which has no /health/stores, at /health/ready: %i',
    async (code, status) => {
      const before = await startFakeService(({ url }, response) => {
        const isReady = url === '/health/ready';
        response.writeHead(isReady ? code : 404).end(isReady ? JSON.stringify(up) : '{"code":"NOT_FOUND"}');
      });
      const gateway = await gatewayWith({ EXAMS_URL: before.origin });
      const answer = await call(gateway.port, '/api/health/ready');
      expect([answer.status, answer.json()]).toMatchObject([
        code,
        {
          processes: {
            exams: { status, checks: { mongodb: 'up' } },
            'exams-worker': { status: 'degraded', checks: { heartbeat: 'unknown' } },
          },
        },
      ]);
    },
  );

  it('probes once for concurrent requests', async () => {
    const service = await startFakeService((_request, response) => response.end('{}'));
    const gateway = await gatewayWith({ STUDENTS_URL: service.origin });
    await Promise.all(Array.from({ length: 20 }, () => call(gateway.port, '/api/health/ready')));
    expect(service.seen).toHaveLength(1);
  });
});
