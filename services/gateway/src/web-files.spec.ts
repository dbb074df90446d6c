import { cacheControlFor, isNavigation, locate, remotesManifest } from './web-files';

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
  it('lets names with a hash stay for ever', () => {
    for (const path of [
      '/main.0123abcd.js',
      '/c/12.0123456789abcdef.chunk.js',
      '/img-deadbeef01.png',
      '/a.0123abcd.css',
    ]) {
      expect(cacheControlFor(path)).toBe('public, max-age=31536000, immutable');
    }
  });

  it('has all else asked for anew', () => {
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

describe('isNavigation', () => {
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it('holds for pages', () => {
    expect(isNavigation('GET', html, '/admin/students')).toBe(true);
    expect(isNavigation('HEAD', html, '/')).toBe(true);
  });

  it.each([
    ['POST', html, '/admin'],
    ['GET', '*/*', '/admin'],
    ['GET', undefined, '/admin'],
    ['GET', html, '/main.js'],
    ['GET', html, '/remotes/exam/entry'],
    ['GET', html, '/api/unknown'],
    ['GET', html, `/${'a'.repeat(10_000)}`],
  ])('does not hold for %s with %s of %s', (method, accept, path) => {
    expect(isNavigation(method, accept, path)).toBe(false);
  });
});

describe('remotesManifest', () => {
  it('names the four remotes', () => {
    expect(Object.keys(remotesManifest())).toEqual(['public_app', 'registration', 'exam', 'admin']);
    expect(remotesManifest().exam).toEqual({ entry: '/remotes/exam/mf-manifest.json' });
  });
});
