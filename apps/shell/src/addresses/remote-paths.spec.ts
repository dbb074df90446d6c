import { remoteFor } from './remote-paths';

describe('remoteFor', () => {
  it.each([
    ['/', 'public_app'],
    ['/t&c', 'public_app'],
    ['/gallery', 'public_app'],
    ['/print-certificate', 'public_app'],
    ['/certificate/CERT-2026-7KQ2M-XW9PD', 'public_app'],
    ['/register', 'registration'],
    ['/start-exam', 'exam'],
    ['/exam-result', 'exam'],
    ['/practice', 'exam'],
    ['/practice-result', 'exam'],
    ['/me', 'member'],
    ['/me/sign-in', 'member'],
    ['/me/payments/abc', 'member'],
    ['/me/exams/results/abc', 'member'],
    ['/member', 'public_app'],
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/admin/students/abc', 'admin'],
    ['/admin/students/abc/edit', 'admin'],
    ['/admin/nowhere', 'admin'],
  ])('gives %s to %s', (path, remote) => expect(remoteFor(path)).toBe(remote));

  it.each([
    '/signin',
    '/signup',
    '/students',
    '/mex',
    '/me/a/b/c/d',
    '/adminx',
    '/admin/students/1/2',
    '/about/us',
    '/nowhere',
  ])('leaves %s to the shell', (path) => expect(remoteFor(path)).toBeUndefined());
});
