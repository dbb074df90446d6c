import { handlingOf, remoteOfManifest } from './request-handling';

const NAVIGATION = { navigates: true };

describe('handlingOf', () => {
  it.each([
    [
      'page',
      NAVIGATION,
      ['/', '/online-exam', '/admin/students', '/no/such/page', '/exam-result?x=1.js', '/t&c'],
    ],
    ['none', NAVIGATION, ['/api/media/files/a.pdf', '/api/docs', '/api', '/form.pdf', '/main.0123456789.js']],
    ['none', NAVIGATION, ['/remotes/exam/x']],
    [
      'manifest',
      {},
      ['/remotes.json', '/remotes/exam/mf-manifest.json', '/remotes/public_app/mf-manifest.json'],
    ],
    [
      'file',
      {},
      ['/main.0123456789.js', '/remotes/exam/107.15a0196f4d.js', '/a.0123456789.css', '/f.01234567.woff2'],
    ],
    ['none', {}, ['/api/exams/attempts/65f0c0ffee65f0c0ffee65f0/answers', '/api/main.0123456789.js']],
    ['none', {}, ['/sw.js', '/index.html', '/remotes/exam/mf-stats.json', '/assets/portrait.0123456789.jpg']],
    ['none', {}, ['/remotes/exam/deep/mf-manifest.json']],
    ['none', { method: 'HEAD' }, ['/main.0123456789.js']],
    ['none', { method: 'POST', navigates: true }, ['/signin']],
    ['none', { sameOrigin: false }, ['https://other.example/a.0123456789.js']],
  ] as const)('is %s for %j to %j', (handling, facts, paths) => {
    for (const path of paths) {
      const url = new URL(path, 'https://site.example');
      const request = { url, sameOrigin: true, method: 'GET', navigates: false, ...facts };
      expect([path, handlingOf(request)]).toEqual([path, handling]);
    }
  });
});

describe('remoteOfManifest', () => {
  it('returns the remote, or undefined for the list of remotes', () => {
    expect(remoteOfManifest('/remotes/exam/mf-manifest.json')).toBe('exam');
    expect(remoteOfManifest('/remotes.json')).toBeUndefined();
  });
});
