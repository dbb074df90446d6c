import { call, closeAll, startGateway, startFakeService, type TestGateway } from '../testing/harness';

describe('answers of services', () => {
  const big = Buffer.alloc(5_000_000, 'concord ');
  let gateway: TestGateway;

  beforeAll(async () => {
    const service = await startFakeService((request, response) => {
      if (request.url === '/media/files/big')
        return void response.writeHead(200, { 'content-length': big.length }).end(big);
      if (request.url === '/gallery/chunked') return void response.write('a', () => response.end('b'));
      if (request.url === '/gallery/none') return void response.writeHead(204).end();
      if (request.url === '/gallery/bytes') return void response.end(Buffer.from([0, 128, 255, 10]));
      response.writeHead(418, {
        'x-total-count': '3',
        'set-cookie': ['a=1', 'b=2'],
        'cache-control': 'public, max-age=60',
        'content-security-policy': "default-src 'none'",
        'x-powered-by': 'toy',
        'x-request-id': 'of-the-service',
        'referrer-policy': 'unsafe-url',
        connection: 'x-hop',
        'x-hop': '1',
      });
      response.end('short');
    });
    gateway = await startGateway({ MEDIA_URL: service.origin, PUBLIC_URL: 'https://concord.example' });
  });
  afterAll(closeAll);

  it('keep status and headers, except hop-by-hop headers, and get the security headers', async () => {
    const { status, headers, body } = await call(gateway.port, '/api/gallery');
    expect(status).toBe(418);
    expect(body.toString()).toBe('short');
    expect(headers).toMatchObject({
      'x-total-count': '3',
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers['x-request-id']).not.toBe('of-the-service');
  });

  it('are not cached unless the service allows it', async () => {
    const { headers } = await call(gateway.port, '/api/gallery/chunked');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('are complete at any length', async () => {
    expect((await call(gateway.port, '/api/media/files/big')).body.equals(big)).toBe(true);
    expect((await call(gateway.port, '/api/gallery/chunked')).body.toString()).toBe('ab');
    expect((await call(gateway.port, '/api/gallery/bytes')).body).toEqual(Buffer.from([0, 128, 255, 10]));
    const empty = await call(gateway.port, '/api/gallery/none');
    expect([empty.status, empty.body.length]).toEqual([204, 0]);
    const head = await call(gateway.port, '/api/media/files/big', { method: 'HEAD' });
    expect([head.headers['content-length'], head.body.length]).toEqual([String(big.length), 0]);
  });

  it('are not mixed up when many are read concurrently', async () => {
    const paths = Array.from({ length: 200 }, (_, index) =>
      index % 2 ? '/api/gallery/bytes' : '/api/gallery/chunked',
    );
    const answers = await Promise.all(paths.map((path) => call(gateway.port, path)));
    expect(answers.map(({ body }) => body.length)).toEqual(
      paths.map((path) => (path.endsWith('bytes') ? 4 : 2)),
    );
  });
});
