import { bodyLimitFor, isStreamed, serviceFor } from './api-routes';

const MB = 1024 * 1024;

describe('serviceFor', () => {
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
  ])('gives %s to %s', (path, service) => {
    expect(serviceFor(path)).toBe(service);
  });

  it.each(['/internal/seeds', '/students', '/', '', '/health/live', '/__proto__/x', '/constructor'])(
    'gives %s to nobody',
    (path) => {
      expect(serviceFor(path)).toBeUndefined();
    },
  );
});

describe('bodyLimitFor', () => {
  it.each([
    ['/student/register', 18],
    ['/exams/parse-sheet', 6],
    ['/exams/upload', 4],
    ['/gallery/upload', 4],
    ['/student/register/more', 1],
    ['/result/submit', 1],
  ])('allows %s %d MB', (path, megabytes) => {
    expect(bodyLimitFor(path)).toBe(megabytes * MB);
  });
});

describe('isStreamed', () => {
  it('holds for files and downloads', () => {
    expect(['/media/files/a', '/exams/template'].every(isStreamed)).toBe(true);
    expect(['/gallery', '/exams', '/exams/templates'].some(isStreamed)).toBe(false);
  });
});
