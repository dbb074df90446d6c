import { inspectApiPath, pathOf } from './request-path';

describe('inspectApiPath', () => {
  it.each([
    '/api/student',
    '/api/student/',
    '/api/student/65f0c0ffee65f0c0ffee65f0',
    '/api/media/files/a%20b.png',
    '/api/media/files/50%25',
    '/api/media/files/a%2Fb',
    '/api/course/internals',
  ])('allows %s', (path) => {
    expect(inspectApiPath(path)).toBe('plain');
  });

  it.each([
    '/api/internal/seeds',
    '/api/student/../internal/seeds',
    '/api/student/./x',
    '/api/student/%2e%2e/internal',
    '/api/student/%2E%2E%2Finternal',
    '/api/student/..%2finternal',
    '/api/student/%252e%252e/x',
    '/api/student/%25252525252e%25252525252e/x',
    '/api/student/INTERNAL/x',
    '/api/%69nternal/x',
    '/api/student/internal;a=b/x',
    '/api//internal',
    '/api//student',
    '/api/student/..;/internal',
  ])('forbids %s', (path) => {
    expect(inspectApiPath(path)).toBe('forbidden');
  });

  it.each([
    '/api/student/%00',
    '/api/student/%zz',
    '/api/student/%',
    '/api/student/a%0d%0ab',
    '/api/a%5c..%5cinternal',
    '/api/student#x',
  ])('reports %s as malformed', (path) => {
    expect(inspectApiPath(path)).toBe('malformed');
  });
});

describe('pathOf', () => {
  it('removes the query', () => {
    expect(pathOf('/api/student?search=a/../b')).toBe('/api/student');
    expect(pathOf('/api/student')).toBe('/api/student');
  });
});
