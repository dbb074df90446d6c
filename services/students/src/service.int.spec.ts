import { internalRoutes } from '@concord/contracts';
import { callsOf } from '@concord/nest-platform';
import { refusedListPaths, TEST_SECRET } from '@concord/nest-platform/testing';
import { StudentsHarness } from './testing/harness';

type Health = { status: string; checks: Record<string, { status: string; detail?: string }> };

describe('students service', () => {
  const service = new StudentsHarness();

  beforeAll(() => service.start());
  afterAll(() => service.stop());

  it('is ready before the demo data is written, which comes through it, and remembers that it is', async () => {
    const ready = await service.call<Health>('/health/stores');
    expect(ready.status).toBe(200);
    const up = { status: 'up' };
    expect(ready.body.checks).toEqual({ mongodb: up, redis: up, superAdmin: up });
    expect((await service.internal('/seeds/demo')).status).toBe(404);
    const marked = await service.internal('/seeds/demo', { method: 'PUT' });
    expect(marked.body).toEqual({ name: 'demo', seededAt: expect.any(String) });
    expect((await service.internal('/seeds/demo', { method: 'PUT', body: {} })).body).toEqual(marked.body);
    expect((await service.internal('/seeds/No%20Way', { method: 'PUT' })).status).toBe(404);
  });

  it('reports that there is no SUPER_ADMIN', async () => {
    const empty = new StudentsHarness();
    await empty.start({ SUPER_ADMIN_EMAIL: undefined });
    const { status, body } = await empty.call<Health>('/health/stores');
    expect(status).toBe(503);
    expect(body.checks.superAdmin).toEqual({ status: 'down', detail: 'there is no SUPER_ADMIN yet' });
    expect((await empty.call('/health/live')).status).toBe(200);
    await empty.stop();
  });

  it.each(Object.values(internalRoutes).filter(({ service: owner }) => owner === 'students'))(
    'refuses $method $path without the service secret, whatever token comes instead',
    async ({ method, path }) => {
      for (const token of [undefined, await service.superToken(), TEST_SECRET])
        expect((await service.call(path, { method, token })).status).toBe(403);
    },
  );

  it.each(refusedListPaths(callsOf('students')))('%s refuses filters that it has not', async (_, paths) => {
    const token = await service.superToken();
    for (const path of paths) {
      const { status, body } = await service.call(path, { token });
      expect([path, status, body.code]).toEqual([path, 400, 'VALIDATION']);
    }
  });

  it('serves its OpenAPI document', async () => {
    const { body } = await service.call<{ paths: Record<string, unknown> }>('/openapi.json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/auth/login', '/student/{id}', '/geo/countries']),
    );
    expect(body.paths['/student/register']).toMatchObject({
      post: {
        parameters: [{ name: 'Idempotency-Key', in: 'header', description: expect.stringContaining('422') }],
        responses: { 409: {}, 413: {}, 422: {}, 429: {}, 503: {} },
      },
    });
  });
});
