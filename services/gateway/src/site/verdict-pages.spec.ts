import type { CertificateVerdict } from '@concord/contracts';
import { gunzipSync } from 'node:zlib';
import { SITE_FILES } from '../testing/built-site';
import {
  call,
  closeAll,
  DEAD_ORIGIN,
  GATEWAY_SECRET,
  makeWebRoot,
  startFakeService,
  startGateway,
} from '../testing/harness';

const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const VALID: CertificateVerdict = {
  status: 'valid',
  state: 'valid',
  studentName: 'Ngozi <b>Okafor</b>',
  courseTitle: 'Peace Building',
  dateGenerated: '2026-11-21',
};

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}

let reply: Reply;

async function start(variables: Record<string, string> = {}) {
  const service = await startFakeService((_request, response) => {
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? VALID));
  });
  const { port, logs } = await startGateway({
    EXAMS_URL: service.origin,
    MEMBERS_URL: service.origin,
    WEB_ROOT: await makeWebRoot(SITE_FILES),
    ...variables,
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { body, ...answer } = await call(port, path, { headers });
    return { ...answer, body, text: body.toString() };
  };
  return { get, logs, seen: service.seen, port };
}

beforeEach(() => {
  reply = {};
});
afterEach(closeAll);

describe('/certificate/{number}', () => {
  it('has the verdict as text and as data, and is kept by nobody', async () => {
    const { get } = await start();
    const { status, headers, text } = await get(`/certificate/${NUMBER}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+'/) as string,
    });
    expect(text).toContain(
      `<h2>valid</h2><a href="/certificate/${NUMBER}">Ngozi &lt;b&gt;Okafor&lt;/b&gt; </a>`,
    );
    const [, data = ''] = /json">(.*)<\/script>/.exec(text) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({
      state: 'valid',
      number: NUMBER,
      studentName: VALID.studentName,
      date: '21 November 2026',
    });
  });

  it('asks the register about a letter of good standing', async () => {
    const { get, seen } = await start();
    reply = {
      body: {
        kind: 'standing-letter',
        name: 'Okafor Ada',
        grade: 'Full',
        on: '2026-11-21',
        standing: 'current',
        until: '2026-12-31',
        holds: false,
        because: 'the member is not in good standing',
      },
    };
    const { status, text } = await get('/certificate/LETR-2026-7KQ2M-XW9PD');
    expect([status, seen.at(-1)?.url]).toEqual([200, '/member-paper/verify/LETR-2026-7KQ2M-XW9PD']);
    const [, data = ''] = /json">(.*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      state: 'ended',
      grade: 'Full',
      paper: 'Letter of good standing',
    });
  });

  it('is compressed, and answers HEAD without a body', async () => {
    const { get, port } = await start();
    const { headers, body } = await get(`/certificate/${NUMBER}`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('<h2>valid</h2>');
    const head = await call(port, `/certificate/${NUMBER}`, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('is asked for once, with the address of the client and the proof of the gateway', async () => {
    const { get, seen } = await start({ TRUST_PROXY: '127.0.0.1' });
    const id = 'request-0123';
    await get(`/certificate/${NUMBER}`, { 'x-forwarded-for': '203.0.113.7', 'x-request-id': id });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `/certificate/verify/${NUMBER}`,
      headers: { 'x-client-address': '203.0.113.7', 'x-gateway-secret': GATEWAY_SECRET, 'x-request-id': id },
    });
  });

  it.each<[string, Reply, number, string]>([
    [
      'revoked',
      { body: { ...VALID, status: 'revoked', state: 'revoked', reason: 'A mistake' } },
      200,
      '<h2>revoked-reason</h2>',
    ],
    [
      'replaced',
      { body: { ...VALID, status: 'revoked', state: 'replaced', replacedBy: 'CERT-2' } },
      200,
      '<h2>replaced</h2>',
    ],
    ['unknown', { status: 404 }, 404, '<h2>unknown</h2>'],
    ['throttled', { status: 429, headers: { 'retry-after': '61' } }, 429, '<p>2 minutes</p>'],
    ['failing', { status: 500 }, 503, '<h2>unavailable</h2>'],
  ])('says of a %s one what the service says', async (_state, given, status, words) => {
    reply = given;
    const { get } = await start();
    const answer = await get(`/certificate/${NUMBER}`);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
    const retryAfter = given.headers?.['retry-after'] ?? (status === 503 ? '5' : undefined);
    expect(answer.headers['retry-after']).toBe(retryAfter);
  });

  it.each([
    ['cannot be reached', DEAD_ORIGIN],
    ['answers no JSON', undefined],
  ])('is 503 with words when the service %s, and the log says why', async (_case, origin) => {
    reply = { body: 'no verdict' as unknown as object };
    const broken = await startFakeService((_request, response) => response.end('<html>'));
    const { get, logs } = await start({ EXAMS_URL: origin ?? broken.origin });
    const answer = await get(`/certificate/${NUMBER}`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.text).toContain('<h2>unavailable</h2>');
    expect(logs.map(({ msg }) => msg)).toContain('a certificate could not be looked up');
  });

  it.each([
    ['/certificate/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '&lt;SCRIPT&gt;ALERT(1)&lt;/SCRIPT&gt;'],
    ['/certificate/a%2Fb', 'A/B'],
    ['/certificate/%22onload=%22x', '&quot;ONLOAD=&quot;X'],
    [`/certificate/${'x'.repeat(3000)}`, `${'X'.repeat(40)}…`],
  ])('is 404 for %s, which is text alone, and asks nobody', async (path, words) => {
    const { get, seen } = await start();
    const { status, text } = await get(path);
    expect([status, seen.length]).toEqual([404, 0]);
    expect(text).toContain(`href="/certificate/${words}"`);
    expect(text).not.toMatch(/<script>alert|<SCRIPT/);
  });

  it.each([
    ['/certificate/cert-2026-7kq2m-xw9pd', `/certificate/${NUMBER}`],
    ['/certificate/CERT%202O26%207KQ2M%20XW9PD', `/certificate/${NUMBER}`],
    [`/certificate/${NUMBER}/`, `/certificate/${NUMBER}`],
    [`/Certificate/${NUMBER}?utm=1`, `/certificate/${NUMBER}`],
    ['/certificate/%20', '/certificate'],
    [`/certificate?number=${NUMBER}`, `/certificate/${NUMBER}`],
    ['/certificate?number=cert2026+7kq2m+xw9pd', `/certificate/${NUMBER}`],
    ['/certificate/?number=..%2F..%2Fstudent', '/certificate/%2F..%2FSTUDENT'],
    ['/certificate?number=https://evil.example', '/certificate/HTTPS%3A%2F%2FEVIL.EXAMPLE'],
  ])('is where %s leads: %s', async (path, location) => {
    const { get, seen } = await start();
    const { status, headers } = await get(path);
    expect([status, headers.location, seen.length]).toEqual([302, location, 0]);
  });

  it.each([
    '/certificate',
    '/certificate/',
    '/certificate?number=',
    '/certificate?number=+',
    '/certificate?number=..',
    '/certificate?x=1',
  ])('is not %s, which has the form', async (path) => {
    const { get } = await start();
    expect(await get(path)).toMatchObject({ status: 200, text: '<p>look up</p>' });
  });

  it('is not what lies below it, and nothing without a built site', async () => {
    const { get } = await start();
    expect((await get(`/certificate/${NUMBER}/x`)).status).toBe(404);
    const { port } = await startGateway();
    expect((await call(port, `/certificate/${NUMBER}`)).status).toBe(404);
  });
});
