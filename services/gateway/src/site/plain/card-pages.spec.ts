import type { CardVerdict } from '@concord/contracts';
import { gunzipSync } from 'node:zlib';
import { SITE_FILES } from '../../testing/built-site';
import {
  call,
  closeAll,
  DEAD_ORIGIN,
  makeWebRoot,
  startFakeService,
  startGateway,
} from '../../testing/harness';

const NUMBER = 'CIPCM-000123';
const GOOD: CardVerdict = { isGood: true, at: '2026-11-30T18:05:00.000Z' };

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}
let reply: Reply;

async function start(variables: Record<string, string> = {}) {
  const service = await startFakeService((_request, response) => {
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? GOOD));
  });
  const variablesOf = { MEMBERS_URL: service.origin, WEB_ROOT: await makeWebRoot(SITE_FILES), ...variables };
  const { port, logs } = await startGateway(variablesOf);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { body, ...answer } = await call(port, path, { headers });
    return { ...answer, body, text: body.toString() };
  };
  return { get, logs, port, seen: service.seen };
}

beforeEach(() => {
  reply = {};
});
afterEach(closeAll);

describe('/card/{number}', () => {
  it('tells the standing of today without a script, and is kept and indexed by nobody', async () => {
    const { get, seen } = await start();
    const { status, headers, text } = await get(`/card/${NUMBER}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'/,
    );
    expect(policy).not.toMatch(/script|unsafe/);
    expect(text).not.toMatch(/<script|\son\w+=/i);
    expect(text).toContain('<h1>In good standing</h1>');
    expect(text).toContain(`<p class="number">${NUMBER}</p>`);
    expect(text).toContain('Checked 30 November 2026 at 19:05');
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /card/${NUMBER}`]);
  });

  it('says of all others the same, and shows only what it was told to', async () => {
    reply = { body: { isGood: false, at: GOOD.at, name: 'Okafor Ada' } };
    const { get } = await start();
    const { status, text } = await get(`/card/${NUMBER}`);
    expect([status, text]).toEqual([200, expect.stringContaining('<h1>Not in good standing</h1>')]);
    expect(text).not.toContain('Okafor');
  });

  it.each<[string, Reply, number, string, string | undefined]>([
    ['unknown', { status: 404 }, 404, 'No card with this number', undefined],
    ['throttled', { status: 429, headers: { 'retry-after': '31' } }, 429, 'Please wait a moment', '31'],
    ['failing', { status: 500 }, 503, 'We cannot check it right now', '5'],
  ])('says of an %s one what is known, with the form', async (_state, given, status, words, retryAfter) => {
    reply = given;
    const { get } = await start();
    const answer = await get(`/card/${NUMBER}`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.text).toContain(`<h1>${words}</h1>`);
    expect(answer.text).toContain('<form action="/card">');
  });

  it('is 503 without the service, and the log says why', async () => {
    const { get, logs } = await start({ MEMBERS_URL: DEAD_ORIGIN });
    const answer = await get(`/card/${NUMBER}`);
    expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(logs.map(({ msg }) => msg)).toContain('a card could not be checked');
  });

  it.each([
    ['/card/CIPCM%2F26%20%237', '/card/CIPCM%2F26%20%237'],
    ['/card/CIPCM/26/7', '/card/CIPCM%2F26%2F7'],
    ['/Card/CIPCM-7/', '/card/CIPCM-7'],
    ['/card/CIPCM-7?utm=1', '/card/CIPCM-7'],
    ['/card/$%26', '/card/%24%26'],
  ])('of %s asks for %s', async (path, asked) => {
    const { get, seen } = await start();
    expect(await get(path)).toMatchObject({ status: 200 });
    expect(seen.map(({ url }) => url)).toEqual([asked]);
  });

  it.each([
    ['/card/%3Cscript%3Ealert(1)%3C%2Fscript%3Exxxxxx', '&lt;script&gt;alert(1)&lt;/script&gt;xxxxxx'],
    ['/card/%22onload=%22xxxxxxxxxxxxxxxxxxxxxxxxxxx', '&quot;onload=&quot;'],
    [`/card/${'x'.repeat(3000)}`, `${'x'.repeat(40)}…`],
    ['/card/..%00', ''],
    ['/card/%2E%2E', '..'],
  ])('is 404 for %s, which is text alone, and asks nobody', async (path, words) => {
    const { get, seen } = await start();
    const { status, text } = await get(path);
    expect([status, seen.length]).toEqual([404, 0]);
    expect(text).toContain(words);
    expect(text).not.toMatch(/<script|"onload/i);
  });

  it('is the usual 404 for a path that cannot be decoded', async () => {
    const { get, seen } = await start();
    expect(await get('/card/%zz', { accept: 'text/html' })).toMatchObject({ status: 404 });
    expect(seen).toEqual([]);
  });

  it('is compressed, and answers HEAD without a body', async () => {
    const { get, port } = await start();
    const { headers, body } = await get(`/card/${NUMBER}`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('In good standing');
    const head = await call(port, `/card/${NUMBER}`, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('/card', () => {
  it('has a form, which leads to the number', async () => {
    const { get, seen } = await start();
    expect(await get('/card')).toMatchObject({
      status: 200,
      text: expect.stringContaining('Check a membership card') as string,
    });
    expect(await get('/card?number=+CIPCM%2F26+')).toMatchObject({
      status: 302,
      headers: { location: '/card/CIPCM%2F26' },
    });
    expect(await get('/card?number=https://evil.example')).toMatchObject({
      status: 302,
      headers: { location: '/card/https%3A%2F%2Fevil.example' },
    });
    expect(await get('/card?number=..')).toMatchObject({ status: 200 });
    expect(seen).toEqual([]);
  });

  it('has the name and the colour of the settings, escaped', async () => {
    const { port } = await startGateway(
      {},
      { settings: { name: 'Peace <b>Institute</b>', colours: { primary: '#0a3d62' } } },
    );
    const { body } = await call(port, '/card');
    expect(body.toString()).toContain('<span>Peace &lt;b&gt;Institute&lt;/b&gt;</span>');
    expect(body.toString()).toContain('--brand:#0a3d62');
  });
});
