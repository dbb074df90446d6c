import { internalRoutes } from '@concord/contracts';
import {
  call,
  callRaw,
  closeAll,
  GATEWAY_SECRET,
  startGateway,
  startFakeService,
  type TestGateway,
  type FakeService,
} from '../testing/harness';

describe('registerProxy', () => {
  let students: FakeService;
  let exams: FakeService;
  let media: FakeService;
  let members: FakeService;
  let gateway: TestGateway;

  beforeAll(async () => {
    [students, exams, media, members] = await Promise.all([
      startFakeService(),
      startFakeService(),
      startFakeService(),
      startFakeService(),
    ]);
    gateway = await startGateway({
      STUDENTS_URL: students.origin,
      EXAMS_URL: exams.origin,
      MEDIA_URL: media.origin,
      MEMBERS_URL: members.origin,
    });
  });
  afterAll(closeAll);

  const last = (service: FakeService) => service.seen[service.seen.length - 1];

  describe('routing', () => {
    it.each([
      ['/api/student?page=2&search=a%20b', () => students, '/student?page=2&search=a%20b'],
      ['/api/auth/me', () => students, '/auth/me'],
      ['/api/exams', () => exams, '/exams'],
      ['/api/result/1', () => exams, '/result/1'],
      ['/api/gallery', () => media, '/gallery'],
      ['/api/media/files/a%2Fb?exp=1&sig=2', () => media, '/media/files/a%2Fb?exp=1&sig=2'],
      ['/api/member/count', () => members, '/member/count'],
      ['/.well-known/did.json', () => exams, '/credentials/issuer'],
    ])('forwards %s', async (path, service, target) => {
      const answer = await call(gateway.port, path);
      expect(answer.status).toBe(200);
      expect(last(service())?.url).toBe(target);
    });

    it.each([
      '/api',
      '/api/nothing',
      ...Object.values(internalRoutes).map(({ path }) => `/api${path}`),
      '/api/student/../internal/seeds',
      '/api/student/%2e%2e/internal/seeds',
      '/internal/seeds/demo',
      '//internal/seeds',
    ])('answers 404 for %s without a call to a service', async (path) => {
      const before = [students, exams, media, members].map(({ seen }) => seen.length);
      const answer = await call(gateway.port, path, { headers: { 'x-service-secret': 'guess' } });
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({
        statusCode: 404,
        code: 'NOT_FOUND',
        message: 'There is nothing at this address.',
        requestId: answer.headers['x-request-id'],
      });
      expect([students, exams, media, members].map(({ seen }) => seen.length)).toEqual(before);
    });

    it.each(['/api/student/%00', '/api/student/%zz', '/api/%'])('answers 400 for %s', async (path) => {
      const answer = await call(gateway.port, path);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });

    it('answers 404 for unknown methods and pages', async () => {
      for (const [method, path] of [
        ['OPTIONS', '/api/student'],
        ['POST', '/admin'],
        ['DELETE', '/'],
        ['GET', '/%zz'],
        ['GET', '/%00'],
      ] as const) {
        expect((await call(gateway.port, path, { method })).json()).toMatchObject({ code: 'NOT_FOUND' });
      }
    });
  });

  describe('request headers', () => {
    it('removes hop-by-hop headers and headers that only the gateway may set', async () => {
      await call(gateway.port, '/api/student', {
        headers: {
          authorization: 'Bearer abc',
          'idempotency-key': 'k',
          connection: 'keep-alive, x-private',
          'x-private': '1',
          'x-client-address': '6.6.6.6',
          'x-service-secret': 'guess',
          'x-gateway-secret': 'guess',
          'x-forwarded-for': '6.6.6.6',
          forwarded: 'for=6.6.6.6',
          te: 'trailers',
          'proxy-authorization': 'x',
        },
      });
      const headers = last(students)?.headers ?? {};
      expect(headers).toMatchObject({
        authorization: 'Bearer abc',
        'idempotency-key': 'k',
        'x-client-address': '127.0.0.1',
        'x-gateway-secret': GATEWAY_SECRET,
      });
      const removed = [
        'x-private',
        'x-service-secret',
        'x-forwarded-for',
        'forwarded',
        'te',
        'proxy-authorization',
      ];
      for (const name of removed) expect(headers).not.toHaveProperty(name);
      expect(headers.host).toBe(new URL(students.origin).host);
    });

    it('uses X-Forwarded-For of trusted proxies only, up to the first untrusted address', async () => {
      const behindProxy = await startGateway({
        STUDENTS_URL: students.origin,
        TRUST_PROXY: 'loopback,10.1.2.3',
      });
      const send = (forwarded: string) =>
        call(behindProxy.port, '/api/student', { headers: { 'x-forwarded-for': forwarded } });
      await send('6.6.6.6, 203.0.113.9, 10.1.2.3');
      expect(last(students)?.headers['x-client-address']).toBe('203.0.113.9');
      await send('nonsense');
      expect(last(students)?.headers['x-client-address']).toBe('127.0.0.1');
    });

    it('takes what the proxy appended, when a client in the trusted network wrote an address before it', async () => {
      const behindProxy = await startGateway({
        STUDENTS_URL: students.origin,
        TRUST_PROXY: 'loopback,uniquelocal',
      });
      for (const forwarded of ['203.0.113.9, 10.1.2.3', '192.168.1.1, 10.1.2.3', '10.1.2.3']) {
        await call(behindProxy.port, '/api/student', { headers: { 'x-forwarded-for': forwarded } });
        expect(last(students)?.headers['x-client-address']).toBe('10.1.2.3');
      }
      const line = behindProxy.logs.find(({ trustProxy }) => trustProxy);
      expect(line).toMatchObject({ level: 40, trustProxy: ['uniquelocal'] });
    });
  });

  describe('request id', () => {
    it('keeps a valid one for the service, the answer and the log', async () => {
      const answer = await call(gateway.port, '/api/student?search=secret', {
        headers: { 'x-request-id': 'abc-12345678' },
      });
      expect(answer.headers['x-request-id']).toBe('abc-12345678');
      expect(last(students)?.headers['x-request-id']).toBe('abc-12345678');
      const line = gateway.logs.find(({ requestId }) => requestId === 'abc-12345678');
      const ms = expect.any(Number) as number;
      expect(line).toMatchObject({ method: 'GET', path: '/api/student', status: 200, ms });
      expect(JSON.stringify(line)).not.toContain('secret');
    });

    it.each(['short', 'x'.repeat(65), 'with space 12', 'a;b;c;d;e;f'])(
      'creates a new one for "%s"',
      async (given) => {
        const answer = await call(gateway.port, '/api/student', { headers: { 'x-request-id': given } });
        expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
        expect(last(students)?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
      },
    );
  });

  describe('bodies', () => {
    it('forwards a JSON body', async () => {
      const body = JSON.stringify({ name: 'Ngũgĩ' });
      const headers = { 'content-type': 'application/json' };
      await call(gateway.port, '/api/auth/login', { method: 'POST', headers }, body);
      expect(last(students)).toMatchObject({ method: 'POST', body });
      expect(last(students)?.headers['content-length']).toBe(String(Buffer.byteLength(body)));
    });

    it('forwards an empty body of any content type, and a body of a DELETE', async () => {
      await call(gateway.port, '/api/student/1', { method: 'POST', headers: { 'content-type': 'nonsense' } });
      expect(last(students)).toMatchObject({ body: '' });
      const body = '{"cloudinaryPublic":1}';
      const headers = { 'content-length': body.length };
      await call(gateway.port, '/api/student/1', { method: 'DELETE', headers }, body);
      expect(last(students)).toMatchObject({ method: 'DELETE', body });
    });

    it('forwards a chunked body', async () => {
      const headers = { 'transfer-encoding': 'chunked' };
      const body = Buffer.alloc(3_000_000, 65);
      const answer = await call(gateway.port, '/api/student/register', { method: 'POST', headers }, body);
      expect(answer.json()).toMatchObject({ length: 3_000_000 });
    });

    it('does not forward a body of a GET', async () => {
      const headers = { 'content-length': '2' };
      const answer = await call(gateway.port, '/api/student', { method: 'GET', headers }, '{}');
      expect(answer.json()).toMatchObject({ length: 0 });
    });

    it('refuses a request with Content-Length and Transfer-Encoding', async () => {
      const text = await callRaw(
        gateway.port,
        'POST /api/student HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      );
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain('"code":"BAD_REQUEST"');
    });

    it('answers 431 in the error shape when the headers are too long', async () => {
      const text = await callRaw(gateway.port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 431 /);
      expect(text).toContain('"code":"HEADERS_TOO_LARGE"');
    });
  });
});
