import type { DirectoryPage } from '@concord/contracts';
import { SITE_FILES } from '../../testing/built-site';
import {
  call,
  closeAll,
  DEAD_ORIGIN,
  makeWebRoot,
  startFakeService,
  startGateway,
} from '../../testing/harness';

const FOUND: DirectoryPage = {
  entries: [
    { name: 'Danjuma Hauwa', grade: 'Fellow', state: 'Kano', fields: 'Mediation' },
    { name: '<img src=x onerror=alert(1)>', grade: 'Full', fields: '"><script>alert(2)</script>' },
  ],
  total: 45,
  page: 2,
  pageSize: 20,
  isIndexed: false,
};

let reply: { status?: number; headers?: Record<string, string>; body?: object };

async function start(variables: Record<string, string> = {}) {
  const service = await startFakeService((_request, response) => {
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.body ?? FOUND));
  });
  const web = { MEMBERS_URL: service.origin, WEB_ROOT: await makeWebRoot(SITE_FILES), ...variables };
  const { port, logs } = await startGateway(web);
  const get = async (path: string) => {
    const { body, ...answer } = await call(port, path);
    return { ...answer, text: body.toString() };
  };
  return { get, logs, seen: service.seen };
}

beforeEach(() => {
  reply = {};
});
afterEach(closeAll);

describe('/directory', () => {
  it('shows the found members without a script, and is kept by nobody', async () => {
    const { get, seen } = await start();
    const { status, headers, text } = await get('/directory?name=dan&grade=Fellow&state=Kano&page=2');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(seen.map(({ url }) => url)).toEqual(['/directory?name=dan&grade=Fellow&state=Kano&page=2']);
    expect(text).toContain('<h2 dir="auto">Danjuma Hauwa</h2><p>Fellow · Kano</p>');
    expect(text).toContain('45 members');
    expect(text).toContain('Page 2 of 3');
    expect(text).toContain('href="/directory?name=dan&amp;grade=Fellow&amp;state=Kano"');
    expect(text).toContain('href="/directory?name=dan&amp;grade=Fellow&amp;state=Kano&amp;page=3"');
    expect(text).toContain('<option value="Fellow" selected>Fellow</option>');
    expect(text).toContain('name="name" value="dan"');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('shows names and searches with signs as text', async () => {
    const { get } = await start();
    const { text } = await get(`/directory?name=${encodeURIComponent('"><script>alert(3)</script>')}`);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(3)&lt;/script&gt;"');
    expect(text).not.toMatch(/<script|<img/i);
  });

  it.each([
    [false, '/directory', 'noindex, nofollow'],
    [true, '/directory', 'index, follow'],
    [true, '/directory?page=2', 'index, follow'],
    [true, '/directory?name=dan', 'noindex, nofollow'],
  ])('lets robots in: %s for %s says %s', async (isIndexed, path, robots) => {
    reply = { body: { ...FOUND, isIndexed } };
    const { get } = await start();
    const { headers, text } = await get(path);
    expect(headers['x-robots-tag']).toBe(robots);
    expect(text).toContain(`<meta name="robots" content="${robots}">`);
  });

  it.each([
    ['/directory', 'No member is listed yet.'],
    ['/directory?name=zzz', 'No listed member matches your search.'],
  ])('says of nobody at %s: %s', async (path, words) => {
    reply = { body: { ...FOUND, entries: [], total: 0, page: 1 } };
    const { get } = await start();
    const { text } = await get(path);
    expect(text).toContain(words);
    expect(text).not.toContain('<nav');
  });

  it.each([
    ['page=0', '/directory?page=1'],
    ['page=1e9', '/directory?page=1'],
    ['page=501&x=y&name=+', '/directory?page=1'],
    [`name=${'x'.repeat(500)}`, `/directory?name=${'x'.repeat(100)}&page=1`],
  ])('of %s asks for %s', async (query, asked) => {
    const { get, seen } = await start();
    await get(`/directory?${query}`);
    expect(seen.map(({ url }) => url)).toEqual([asked]);
  });

  it.each([
    [400, 400, 'We cannot search for this'],
    [429, 429, 'Your network has searched very often'],
    [500, 503, 'We cannot show the directory right now'],
  ])('has words for an answer %s of the service', async (answered, status, words) => {
    reply = { status: answered, headers: { 'retry-after': '9' } };
    const { get } = await start();
    const answer = await get('/directory?grade=King');
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('is 503 without the service', async () => {
    const { get, logs } = await start({ MEMBERS_URL: DEAD_ORIGIN });
    expect(await get('/directory')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(logs.map(({ msg }) => msg)).toContain('the directory could not be read');
  });
});
