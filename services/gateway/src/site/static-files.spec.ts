import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { HOME, PAGE, SITE_FILES, TOASTS } from '../testing/built-site';
import { call, closeAll, makeWebRoot, startGateway, type TestGateway } from '../testing/harness';

const SCRIPT = 'console.log("concord");'.repeat(100);
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('registerStaticFiles', () => {
  let webRoot: string;
  let gateway: TestGateway;

  beforeAll(async () => {
    webRoot = await makeWebRoot({
      'secret.js': 'outside',
      'shell/src/secret.js': 'source',
      'shell/dist/index.html': PAGE,
      'shell/dist/sw.js': 'self',
      'shell/dist/plain.js': SCRIPT,
      'shell/dist/.hidden.js': 'hidden',
      'shell/dist/main.0123abcd.js': SCRIPT,
      'shell/dist/main.0123abcd.js.br': brotliCompressSync(SCRIPT),
      'shell/dist/main.0123abcd.js.gz': gzipSync(SCRIPT),
      'shell/dist/12.0123456789abcdef.chunk.js': SCRIPT,
      'shell/dist/assets/img-deadbeef01.png': 'png',
      'shell/dist/logo.svg': '<svg/>',
      'public/dist/mf-manifest.json': '{"name":"public_app"}',
      'exam/dist/mf-manifest.json': '{"name":"changed"}',
      ...SITE_FILES,
    });
    gateway = await startGateway({ WEB_ROOT: webRoot, PUBLIC_URL: 'https://concord.example' });
  });
  afterAll(closeAll);

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    call(gateway.port, path, { headers, method });

  describe('pages', () => {
    const home = HOME.replace('ORIGIN', 'https://concord.example');

    it.each([
      ['/', home],
      ['/?utm=1', home],
      ['/about', '<p>about</p>'],
      ['/about/', '<p>about</p>'],
      ['/About', '<p>about</p>'],
      ['/%61bout', '<p>about</p>'],
      ['/t&c', '<p>terms</p>'],
      ['/t%26c', '<p>terms</p>'],
      ['/register?x=1.js', PAGE],
      ['/admin/students/5', PAGE],
      ['/admin/', PAGE],
    ])('are served for %s to browsers and programs', async (path, text) => {
      for (const headers of [html, { accept: '*/*' }]) {
        const answer = await get(path, headers);
        expect([answer.status, answer.body.toString()]).toEqual([200, text]);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          etag: expect.any(String) as string,
          vary: 'accept-encoding',
        });
      }
    });

    it('are compressed as the browser accepts it', async () => {
      const compressed = await get('/', { ...html, 'accept-encoding': 'gzip, br' });
      expect(brotliDecompressSync(compressed.body).toString()).toBe(home);
      const older = await get('/', { ...html, 'accept-encoding': 'gzip' });
      expect(gunzipSync(older.body).toString()).toBe(home);
      expect([compressed, older].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    });

    it('are revalidated by ETag', async () => {
      const { headers } = await get('/', html);
      const again = await get('/', { ...html, 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    it('answer HEAD without a body', async () => {
      const answer = await get('/exam-result', html, 'HEAD');
      const length = String(PAGE.length);
      expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, length, 0]);
    });

    it('contain the public origin, also robots.txt', async () => {
      const { headers, body } = await get('/robots.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body.toString()).toBe('Sitemap: https://concord.example/sitemap.xml');
    });
  });

  describe('files', () => {
    it.each(['/main.0123abcd.js', '/12.0123456789abcdef.chunk.js', '/assets/img-deadbeef01.png'])(
      'with a hash in the name, as %s, are cached for a year',
      async (path) => {
        const { status, headers } = await get(path);
        expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      },
    );

    it.each(['/sw.js', '/plain.js', '/logo.svg', '/remotes/public_app/mf-manifest.json', '/index.html'])(
      'such as %s are revalidated',
      async (path) => {
        const { status, headers } = await get(path);
        expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(headers.etag).toMatch(/^(W\/)?".+"$/);
      },
    );

    it.each([
      ['br, gzip', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['deflate', undefined],
    ])('for "%s" are encoded as %s', async (accepted, encoding) => {
      const answer = await get('/main.0123abcd.js', { 'accept-encoding': accepted });
      expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        200,
        encoding,
        'accept-encoding',
      ]);
      if (encoding === undefined) expect(answer.body.toString()).toBe(SCRIPT);
      if (encoding === 'gzip') expect(gunzipSync(answer.body).toString()).toBe(SCRIPT);
      expect(answer.headers['content-type']).toMatch(/javascript/);
    });

    it('without a compressed version are sent uncompressed', async () => {
      const answer = await get('/plain.js', { 'accept-encoding': 'br, gzip' });
      expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, SCRIPT]);
    });

    it.each([
      '/missing.js',
      '/missing.0123abcd.js',
      '/remotes/registration/mf-manifest.json',
      '/remotes/public_app/missing.js',
      '/remotes/unknown/mf-manifest.json',
      '/remotes/public_app/',
      '/remotes/shell/main.0123abcd.js',
      '/.hidden.js',
      '/assets/.git/config',
      '/main.0123abcd.js.br',
      '/src/secret.js',
      '/../secret.js',
      '/%2e%2e/src/secret.js',
      '/x/..%5c..%5csecret.js',
      '/remotes/public_app/../../../secret.js',
      '/remotes/public_app/%2e%2e%2f%2e%2e%2fsecret.js',
      `/${'a'.repeat(10_000)}.js`,
    ])('are 404 in the error shape for %s', async (path) => {
      const answer = await get(path, { accept: 'application/json' });
      expect(answer.status).toBe(404);
      expect(answer.json()).toMatchObject({
        statusCode: 404,
        code: 'NOT_FOUND',
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('of the site are served as well as those of the shell', async () => {
      const { status, headers, body } = await get('/documents/form.pdf');
      expect([status, headers['content-type'], body.toString()]).toEqual([200, 'application/pdf', '%PDF']);
    });

    it.each(['/api/%zz', '/api/%'])('are 400 for %s below /api', async (path) => {
      expect((await get(path, html)).json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
    });
  });

  it('tells where to report a weakness', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('Contact: mailto:a@b.example');
  });

  it("serves the manifest that the site was built with, not the one in the remote's folder", async () => {
    const { headers, body } = await get('/remotes/exam/mf-manifest.json');
    expect(body.toString()).toBe('{"name":"exam"}');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('lists all remotes, also those whose bundle is missing', async () => {
    const answer = await get('/remotes.json');
    expect(answer.json()).toEqual({
      public_app: { entry: '/remotes/public_app/mf-manifest.json' },
      registration: { entry: '/remotes/registration/mf-manifest.json' },
      exam: { entry: '/remotes/exam/mf-manifest.json' },
      member: { entry: '/remotes/member/mf-manifest.json' },
      admin: { entry: '/remotes/admin/mf-manifest.json' },
    });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  describe('the service worker', () => {
    it('is revalidated and may control the whole site', async () => {
      const { status, headers, body } = await get('/sw.js');
      expect([status, body.toString()]).toEqual([200, 'self']);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("worker-src 'self'") as string,
      });
    });

    it('unregisters itself when it is switched off', async () => {
      const retired = await startGateway({ WEB_ROOT: webRoot, SERVICE_WORKER: 'off' });
      const { status, headers, body } = await call(retired.port, '/sw.js');
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(headers['content-type']).toMatch(/javascript/);
      expect(body.toString()).toMatch(/caches\.delete[^]*registration\.unregister/);
    });
  });

  describe('the content security policy', () => {
    const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = (scripts: string, styles: string) =>
      `default-src 'self'; script-src 'self'${scripts}; style-src 'self' ${sourceOf('')}${styles}; ` +
      "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
      "worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default mail-preview; " +
      'report-uri /api/csp-report';

    it("allows a page's own inline scripts and styles, also when it did not change", async () => {
      const own = policy(` ${sourceOf('1')}`, ` ${sourceOf('p{}')} ${TOASTS}`);
      const first = await get('/');
      expect(first.headers['content-security-policy']).toBe(own);
      const again = await get('/', { 'if-none-match': first.headers.etag ?? '' });
      expect([again.status, again.headers['content-security-policy']]).toEqual([304, own]);
    });

    it.each(['/about', '/sw.js', '/missing.js', '/remotes.json', '/%zz'])(
      'has nothing more for %s',
      async (path) => {
        expect((await get(path)).headers['content-security-policy']).toBe(policy('', ` ${TOASTS}`));
      },
    );
  });

  it.each(['/', '/sw.js', '/missing.js', '/remotes.json'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=(self)') as string,
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).toHaveProperty('strict-transport-security');
    },
  );
});
