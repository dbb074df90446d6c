import { cacheControlFor, locate, readablePath, remotesManifest, wantsPage } from './web-files';

describe('locate', () => {
  it.each([
    ['/main.0123abcd.js', '/web/shell/dist', '/main.0123abcd.js'],
    ['/assets/logo.svg', '/web/shell/dist', '/assets/logo.svg'],
    ['/remotes/public_app/mf-manifest.json', '/web/public/dist', '/mf-manifest.json'],
    ['/remotes/exam/chunks/1.js', '/web/exam/dist', '/chunks/1.js'],
  ])('finds %s in %s', (path, root, file) => {
    expect(locate('/web', path)).toEqual({ root, path: file });
  });

  it.each([
    '/../secret.js',
    '/assets/../../x.js',
    '/.env',
    '/assets/.git/config',
    '/remotes/public/mf-manifest.json',
    '/remotes/shell/main.js',
    '/remotes/exam',
    '/remotes/exam/',
    '/remotes',
    '//etc/passwd',
    '/a\\..\\b.js',
    '/main.js.br',
    `/${'a'.repeat(10_000)}.js`,
  ])('has no file for %s', (path) => {
    expect(locate('/web', path)).toBeUndefined();
  });
});

describe('cacheControlFor', () => {
  it('makes names with a hash immutable', () => {
    for (const path of [
      '/main.0123abcd.js',
      '/c/12.0123456789abcdef.chunk.js',
      '/img-deadbeef01.png',
      '/a.0123abcd.css',
    ]) {
      expect(cacheControlFor(path)).toBe('public, max-age=31536000, immutable');
    }
  });

  it('revalidates other names', () => {
    for (const path of [
      '/index.html',
      '/mf-manifest.json',
      '/sw.js',
      '/remotes.json',
      '/main.js',
      '/favicon.ico',
    ]) {
      expect(cacheControlFor(path)).toBe('no-cache');
    }
  });
});

describe('wantsPage', () => {
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it.each([
    ['GET', html, '/admin/students'],
    ['HEAD', html, '/'],
    ['GET', html, '/wp-login.php'],
    ['GET', html, `/${'a'.repeat(10_000)}`],
    ['GET', '*/*', '/nowhere'],
    ['GET', undefined, '/nowhere'],
  ])('holds for %s with %s of %s', (method, accept, path) => {
    expect(wantsPage(method, accept, path)).toBe(true);
  });

  it.each([
    ['POST', html, '/admin'],
    ['GET', 'application/json', '/nowhere'],
    ['GET', 'image/avif,image/webp,*/*;q=0.8', '/nowhere'],
    ['GET', '*/*', '/main.js'],
    ['GET', '*/*', '/remotes/exam/entry'],
    ['GET', html, '/api/unknown'],
    ['GET', html, '/api'],
  ])('does not hold for %s with %s of %s', (method, accept, path) => {
    expect(wantsPage(method, accept, path)).toBe(false);
  });
});

describe('readablePath', () => {
  it('decodes names', () => {
    expect(readablePath('/t%26c')).toBe('/t&c');
    expect(readablePath('/%C3%A9t%C3%A9')).toBe('/\u00e9t\u00e9');
  });

  it.each(['/a%2fb', '/%2F', '/%00', '/a%0ab', '/%zz', '/%ff', '/%', `/${'a'.repeat(10_000)}`])(
    'finds nothing in %s',
    (path) => expect(readablePath(path)).toBeUndefined(),
  );
});

describe('remotesManifest', () => {
  it('names the four remotes', () => {
    expect(Object.keys(remotesManifest())).toEqual(['public_app', 'registration', 'exam', 'admin']);
    expect(remotesManifest().exam).toEqual({ entry: '/remotes/exam/mf-manifest.json' });
  });
});
