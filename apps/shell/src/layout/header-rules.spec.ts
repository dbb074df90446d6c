import { headerKind } from './header-rules';

describe('headerKind', () => {
  it.each([
    '/',
    '/about',
    '/register',
    '/contact',
    '/member',
    '/nysc',
    '/exam-info',
    '/certification',
    '/career',
    '/consultancy',
    '/license',
    '/policy',
    '/t&c',
    '/money-laundry',
    '/about/',
    '/ABOUT',
    '/T&C/',
  ])('gives %s the top navigation', (path) => expect(headerKind(path)).toBe('navigation'));

  it.each([
    '/projects',
    '/gallery',
    '/certificate',
    '/signin',
    '/signup',
    '/start-exam',
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
    '/ADMIN/students',
    '/Online-Exam',
    '/online-exam',
  ])('gives %s no header', (path) => expect(headerKind(path)).toBe('none'));
});
