import { plainPath } from './plain-path';

describe('plainPath', () => {
  it.each([
    ['/about', '/about'],
    ['/t%26c', '/t&c'],
    ['/%61bout/', '/about/'],
    ['/T%26C', '/T&C'],
    ['/%61dmin/students/5%2D1', '/admin/students/5-1'],
  ])('decodes %s to %s', (path, plain) => expect(plainPath(path)).toBe(plain));

  it.each(['/a%2fb', '/a%3Fb', '/a%23b', '/a%25b', '/a%20b', '/%C3%A9', '/%3Cb%3E', '/%', '/%zz'])(
    'keeps %s, which would mean something else',
    (path) => expect(plainPath(path)).toBe(path),
  );
});
