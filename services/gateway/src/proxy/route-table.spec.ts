import { internalRoutes, routes } from '@concord/contracts';
import { RouteTable } from './route-table';

const MB = 1024 * 1024;
const ID = 'd'.repeat(24);
const table = new RouteTable();

describe(RouteTable.name, () => {
  it.each([
    ['/auth/nothing', 'students'],
    ['/exams/', 'exams'],
    ['/gallery/nothing/here', 'media'],
    ['/member/a/b/c', 'members'],
  ])('forwards the unknown path %s to %s', (path, service) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH'])
      expect(table.find(method, path)).toEqual({
        call: 'unknown',
        service,
        bodyLimit: MB,
        needsToken: false,
        streamed: false,
      });
  });

  it.each(['/internal/seeds', '/students', '/', '', '/health/live', '/__proto__/x', '/constructor'])(
    'forwards %s to no service',
    (path) => {
      expect(table.find('GET', path)).toBeUndefined();
    },
  );

  it('forwards no call between services', () => {
    for (const { method, path } of Object.values(internalRoutes))
      expect(table.find(method, path)).toBeUndefined();
  });

  it('knows the rules of every call', () => {
    for (const [call, { method, path, service, access, ...route }] of Object.entries(routes))
      expect(table.find(method, path.replace(/:\w+/g, ID))).toEqual({
        call,
        template: path,
        service,
        bodyLimit: 'bodyLimit' in route ? route.bodyLimit : MB,
        needsToken: !(access as readonly string[]).includes('public'),
        streamed: 'streamed' in route,
        answerTimeoutMs: 'answerTimeoutMs' in route ? route.answerTimeoutMs : undefined,
      });
  });

  it.each([
    ['HEAD', `/media/files/${'a'.repeat(10_000)}`, true, MB],
    ['GET', '/exams/templates', false, MB],
    ['PATCH', `/exams/${ID}/more`, false, MB],
    ['PATCH', `/exams/${ID};more`, false, 4 * MB],
    ['POST', '/student/register/more', false, MB],
  ])('%s %s is streamed: %s, and has a limit of %i bytes', (method, path, streamed, bodyLimit) => {
    expect(table.find(method, path)).toMatchObject({ streamed, bodyLimit });
  });

  it('finds the service of each own call of a person, and one for unknown paths', () => {
    const found = (path: string) => table.find('GET', path)?.service;
    expect(found('/me/account')).toBe('members');
    expect(found(`/me/documents/${ID}/file`)).toBe('media');
    expect(found('/me/nothing')).toBe('students');
  });

  it('refuses routes of two services under one first segment', () => {
    const { galleryList, courseList } = routes;
    const build = () =>
      new RouteTable({ galleryList, courseList: { ...courseList, path: '/gallery/courses' } });
    expect(build).toThrow('Both media and exams have routes at /gallery');
  });
});
