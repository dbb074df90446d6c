import { internalRoutes, routes } from '@concord/contracts';
import { RouteTable } from './route-table';

const MB = 1024 * 1024;
const ID = 'd'.repeat(24);
const table = new RouteTable();

describe(RouteTable.name, () => {
  it.each([
    ['/student/register', 'students'],
    ['/auth/login', 'students'],
    ['/serial', 'students'],
    ['/admin/count', 'students'],
    ['/geo/countries', 'students'],
    ['/exams/attempts', 'exams'],
    ['/result/submit', 'exams'],
    ['/course', 'exams'],
    ['/certificate/verify/1', 'exams'],
    ['/gallery/upload', 'media'],
    ['/media/files/a', 'media'],
    ['/gallery/nothing/here', 'media'],
    ['/exams/', 'exams'],
  ])('forwards %s to %s', (path, service) => {
    for (const method of ['GET', 'POST', 'PUT']) expect(table.find(method, path)?.service).toBe(service);
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
    for (const { method, path, service, ...route } of Object.values(routes))
      expect(table.find(method, path.replace(/:\w+/g, ID))).toEqual({
        service,
        bodyLimit: 'bodyLimit' in route ? route.bodyLimit : MB,
        streamed: 'streamed' in route,
        answerTimeoutMs: 'answerTimeoutMs' in route ? route.answerTimeoutMs : undefined,
      });
  });

  it.each([
    ['POST', '/student/register', 18],
    ['POST', '/exams/parse-sheet', 6],
    ['POST', '/exams/upload', 4],
    ['PATCH', `/exams/${ID}`, 4],
    ['POST', '/gallery/upload', 4],
    ['PATCH', '/exams/', 1],
    ['PATCH', `/exams/${ID}/more`, 1],
    ['POST', '/student/register/more', 1],
    ['POST', '/result/submit', 1],
  ])('allows a body of %3$d MB for %s %s', (method, path, megabytes) => {
    expect(table.find(method, path)?.bodyLimit).toBe(megabytes * MB);
  });

  it.each([
    ['GET', '/media/files/a', true],
    ['HEAD', '/media/files/a', true],
    ['GET', '/exams/template', true],
    ['GET', '/exams/monitor', true],
    ['GET', `/media/documents/${ID}`, false],
    ['GET', '/exams/templates', false],
    ['GET', '/gallery', false],
  ])('%s %s is streamed: %s', (method, path, streamed) => {
    expect(table.find(method, path)?.streamed).toBe(streamed);
  });

  it('refuses routes of two services under one first segment', () => {
    const { galleryList, courseList } = routes;
    const build = () => new RouteTable([galleryList, { ...courseList, path: '/gallery/courses' }]);
    expect(build).toThrow('Both media and exams have routes at /gallery');
  });
});
