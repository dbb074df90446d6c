import { handlingOf, remoteOfManifest } from './request-handling';

const request = (path: string, facts: { navigates?: boolean; method?: string; sameOrigin?: boolean } = {}) =>
  handlingOf({
    url: new URL(path, 'https://site.example'),
    sameOrigin: true,
    method: 'GET',
    navigates: false,
    ...facts,
  });

describe('handlingOf', () => {
  it.each(['/', '/online-exam', '/admin/students', '/no/such/page', '/exam-result?x=1.js', '/t&c'])(
    'handles a navigation to %s as a page',
    (path) => {
      expect(request(path, { navigates: true })).toBe('page');
    },
  );

  it.each([
    '/api/media/files/a.pdf',
    '/api/docs',
    '/api',
    '/form.pdf',
    '/main.0123456789.js',
    '/remotes/exam/x',
  ])('leaves a navigation to %s to the server', (path) => {
    expect(request(path, { navigates: true })).toBe('none');
  });

  it.each(['/remotes.json', '/remotes/exam/mf-manifest.json', '/remotes/public_app/mf-manifest.json'])(
    'handles %s as a manifest',
    (path) => {
      expect(request(path)).toBe('manifest');
    },
  );

  it.each([
    '/main.0123456789.js',
    '/remotes/exam/107.15a0196f4d.js',
    '/a.0123456789.css',
    '/f.01234567.woff2',
  ])('handles %s as a file that never changes', (path) => {
    expect(request(path)).toBe('file');
  });

  it.each([
    '/api/exams/attempts/65f0c0ffee65f0c0ffee65f0/answers',
    '/api/main.0123456789.js',
    '/sw.js',
    '/index.html',
    '/remotes/exam/mf-stats.json',
    '/remotes/exam/deep/mf-manifest.json',
    '/assets/portrait.0123456789.jpg',
  ])('leaves %s to the browser', (path) => {
    expect(request(path)).toBe('none');
  });

  it('leaves other methods and other sites to the browser', () => {
    expect(request('/main.0123456789.js', { method: 'HEAD' })).toBe('none');
    expect(request('/signin', { method: 'POST', navigates: true })).toBe('none');
    expect(request('https://other.example/a.0123456789.js', { sameOrigin: false })).toBe('none');
  });
});

describe('remoteOfManifest', () => {
  it('names the remote, and none for the list of remotes', () => {
    expect(remoteOfManifest('/remotes/exam/mf-manifest.json')).toBe('exam');
    expect(remoteOfManifest('/remotes.json')).toBeUndefined();
  });
});
