import { pathAfterSignIn } from './path-after-sign-in';

describe('pathAfterSignIn', () => {
  it.each([
    ['/me', '/me'],
    ['/me/payments', '/me/payments'],
    ['/me/payments/1?year=2026#due', '/me/payments/1?year=2026#due'],
    ['/start-exam', '/start-exam'],
  ])('opens %s', (next, path) => expect(pathAfterSignIn(next)).toBe(path));

  it.each([
    null,
    '',
    '/',
    '/admin',
    '/member',
    '/mexico',
    '/me/sign-in',
    '/me/../admin',
    '//elsewhere.example/me',
    'https://elsewhere.example/me',
    '/\\elsewhere.example',
    '/me\n/x',
    'javascript:alert(1)',
  ])('opens the home instead of %s', (next) => expect(pathAfterSignIn(next)).toBe('/me'));
});
