import { REPORT_PATH } from '../core/security-headers';
import { call, callRaw, closeAll, startGateway, type TestGateway } from '../testing/harness';

const reportOf = (blocked: string) => ({
  'csp-report': { 'effective-directive': 'style-src-elem', 'blocked-uri': blocked },
});

describe('POST /api/csp-report', () => {
  let gateway: TestGateway;

  beforeEach(async () => {
    gateway = await startGateway({ TRUST_PROXY: '127.0.0.1' });
  });
  afterEach(closeAll);

  const send = (
    body: string,
    { type = 'application/csp-report', address = '192.0.2.1', method = 'POST' } = {},
  ) =>
    call(
      gateway.port,
      REPORT_PATH,
      { method, headers: { 'content-type': type, 'x-forwarded-for': address } },
      body,
    );
  const sendReport = (blocked: string, address?: string) =>
    send(JSON.stringify(reportOf(blocked)), { address });
  const lines = () => gateway.logs.filter(({ msg }) => msg === 'content security policy violated');
  const limits = () => gateway.logs.filter(({ msg }) => msg === 'audit');

  it.each(['application/csp-report', 'application/reports+json', 'application/csp-report; charset=utf-8'])(
    'answers 204 without a body to %s, and logs what is in it',
    async (type) => {
      const { status, body, headers } = await send(JSON.stringify(reportOf('inline')), { type });
      expect([status, body.length, headers['cache-control']]).toEqual([204, 0, 'no-store']);
      expect(lines()).toMatchObject([{ violation: { directive: 'style-src-elem', blocked: 'inline' } }]);
    },
  );

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'x'])(
    'reads nothing of %s, which another site could send',
    async (type) => {
      expect((await send(JSON.stringify(reportOf('inline')), { type })).status).toBe(204);
      expect(lines()).toEqual([]);
    },
  );

  it('logs the same violation once, and others beside it', async () => {
    for (const blocked of ['inline', 'inline', 'eval', 'inline']) await sendReport(blocked);
    expect(lines().map(({ violation }) => (violation as { blocked: string }).blocked)).toEqual([
      'inline',
      'eval',
    ]);
  });

  it.each(['', '{', 'null', '['.repeat(8_000), '\u0000\uffff', '{"csp-report":{"__proto__":{"x":1}}}'])(
    'answers 204 to the hostile body %#',
    async (body) => {
      expect((await send(body)).status).toBe(204);
      expect((await send(body, { type: 'application/reports+json' })).status).toBe(204);
    },
  );

  it('answers 204 to more than 8 kB, reads none of it and ends the connection', async () => {
    const answer = await sendReport('x'.repeat(8_192));
    expect([answer.status, answer.headers.connection]).toEqual([204, 'close']);
    expect(lines()).toEqual([]);
  });

  it('answers 204 to a content type that is not valid', async () => {
    const request = `POST ${REPORT_PATH} HTTP/1.1\r\nhost: a\r\ncontent-type: ;;\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`;
    expect(await callRaw(gateway.port, request)).toMatch(/^HTTP\/1\.1 204 /);
  });

  it('reads 30 reports of an address in a minute; others are still heard', async () => {
    for (let number = 0; number < 40; number += 1) await sendReport(`https://a.example/${number}`);
    expect(lines()).toHaveLength(30);
    expect((await sendReport('https://a.example/more')).status).toBe(204);
    await sendReport('https://b.example', '192.0.2.2');
    expect(lines()).toHaveLength(31);
    expect(limits()).toMatchObject([{ audit: { action: 'limit.reach', target: { id: 'csp-reports' } } }]);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    for (let number = 0; number < 40; number += 1)
      await sendReport(`https://a.example/${number}`, `2001:db8:0:1::${number.toString(16)}`);
    expect(lines()).toHaveLength(30);
  });

  it('writes at most 60 lines in a minute for all addresses together', async () => {
    for (let number = 0; number < 80; number += 1)
      await sendReport(`https://a.example/${number}`, `192.0.2.${number}`);
    expect(lines()).toHaveLength(60);
  });

  it('is no other call', async () => {
    expect((await send('', { method: 'PUT' })).status).toBe(404);
  });
});
