import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { SITE_FILES, UNKNOWN, UNKNOWN_ADMIN } from '../testing/built-site';
import { call, closeAll, makeWebRoot, startGateway, type TestGateway } from '../testing/harness';

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<Record<string, (...input: unknown[]) => unknown>>('node:zlib');
  const watched = ['brotliCompressSync', 'gzipSync'].map((name) => [name, jest.fn(zlib[name])]);
  return { ...zlib, ...Object.fromEntries(watched) } as unknown;
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('an unknown address', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ WEB_ROOT: await makeWebRoot(SITE_FILES) });
  });
  afterAll(closeAll);

  const get = (path: string, headers: Record<string, string> = {}) => call(gateway.port, path, { headers });

  it.each([
    ['/nowhere', '/nowhere'],
    ['/about/us', '/about/us'],
    ['/about//', '/about//'],
    ['/remotes-info', '/remotes-info'],
    ['//', '//'],
    ['//about', '//about'],
    ['//evil.example/about', '//evil.example/about'],
    ['/missing.js', '/missing.js'],
    ['/about%2f', '/about%2f'],
    ['/%2e%2e/src/secret.js', '/../src/secret.js'],
    ['/.server/prerender.cjs', '/.server/prerender.cjs'],
    ['/%00', '/%00'],
    ['/a%0d%0aset-cookie:x', '/a%0d%0aset-cookie:x'],
    ['/%ff%fe', '/%ff%fe'],
    ['/%zz', '/%zz'],
    ['/%', '/%'],
    ["/<script>alert('1')</script>&x", '/&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;x'],
    ['/%E1%BB%8Cl%C3%A1%20%3Cb%3E', '/Ọlá &lt;b&gt;'],
    ['/\\evil.example', '/\\evil.example'],
    ['/$&/$`', '/$&amp;/$`'],
    ['/"onmouseover="x', '/&quot;onmouseover=&quot;x'],
    [`/${'a'.repeat(10_000)}`, `/${'a'.repeat(10_000)}`],
  ])('is 404 with the path as typed and escaped for %s', async (path, text) => {
    const answer = await get(path, html);
    expect([answer.status, answer.body.toString()]).toEqual([404, UNKNOWN.replace('/PATH', () => text)]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String) as string,
    });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it.each(['/admin/nowhere', '/no/Admin/here'])('has the page without a header for %s', async (path) => {
    const answer = await get(path, html);
    expect(answer.body.toString()).toBe(UNKNOWN_ADMIN.replace('/PATH', path));
  });

  it.each([
    ['a program', '/nowhere', '*/*', true],
    ['a program without a header', '/nowhere', undefined, true],
    ['a request for data', '/nowhere', 'application/json', false],
    ['a picture', '/nowhere', 'image/avif,image/webp,*/*;q=0.8', false],
    ['a script', '/main.js', '*/*', false],
    ['a remote', '/remotes/exam/entry', '*/*', false],
    ['a browser below /api', '/api/unknown', html.accept, false],
  ])('has a page for %s: %s with %s: %s', async (_, path, accept, isPage) => {
    const { status, headers } = await get(path, accept === undefined ? {} : { accept });
    expect([status, headers['content-type']?.startsWith('text/html')]).toEqual([404, isPage]);
  });

  it('is not compressed in the event loop', async () => {
    const encodings = ['gzip', 'br', 'gzip, br', 'identity'];
    jest.clearAllMocks();
    for (const encoding of encodings) await get('/nowhere', { ...html, 'accept-encoding': encoding });
    for (const compress of [brotliCompressSync, gzipSync]) expect(compress).not.toHaveBeenCalled();
  });

  it('is compressed', async () => {
    const answer = await get('/nowhere', { ...html, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(UNKNOWN.replace('/PATH', '/nowhere'));
  });
});
