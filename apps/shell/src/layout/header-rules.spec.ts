import { MAIN_PAGES } from '../addresses/remote-paths';
import { headerKind } from './header-rules';

describe('headerKind', () => {
  it.each([...MAIN_PAGES, '/register', '/about/', '/ABOUT', '/T&C/'])('gives %s the top navigation', (path) =>
    expect(headerKind(path)).toBe('navigation'),
  );

  it.each([
    '/projects',
    '/certificate/CERT-2026-ADMIN-AAAA',
    '/Certificate/admin/',
    '/signin',
    '/signup',
    '/start-exam',
    '/practice',
    '/aboutus',
    '/nowhere',
    '//',
    '/about//',
  ])('gives %s a plain header', (path) => expect(headerKind(path)).toBe('plain'));

  it.each([
    '/admin',
    '/admin/',
    '/admin/students/1',
    '/administrators',
    '/x/admin',
    '/certificate/x/admin',
    '/ADMIN/students',
    '/Online-Exam',
    '/online-exam',
  ])('gives %s no header', (path) => expect(headerKind(path)).toBe('none'));
});
