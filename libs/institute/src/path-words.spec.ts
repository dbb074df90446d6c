import { pathWords } from './path-words';

describe('pathWords', () => {
  it.each([
    ['/no/such-page', '/no/such-page'],
    ['/%E1%BB%8Cl%C3%A1%20Ad%C3%A9', '/Ọlá Adé'],
    ['/%F0%9F%95%8A', '/🕊'],
    ['/no/%3Cimg%20src=x%3E', '/no/<img src=x>'],
  ])('shows %s as %s', (path, words) => expect(pathWords(path)).toBe(words));

  it.each([
    ['a slash', '/about%2Fus%5c'],
    ['an escaped escape', '/a%252F'],
    ['the begin of a query or a fragment', '/a%3Fb%23c'],
    ['a byte that is no UTF-8', '/%ff'],
    ['an overlong form', '/%C0%AF'],
    ['a surrogate', '/%ED%A0%80'],
    ['a character cut short', '/%E1%BB'],
    ['half an escape', '/100%/%4'],
    ['a line end and NUL', '/a%0Ab%00'],
    ['a direction mark', '/%E2%80%AEgpj.exe'],
    ['a space without width', '/%E2%80%8B%C2%A0'],
  ])('leaves %s as it is', (_case, path) => expect(pathWords(path)).toBe(path));

  it('decodes complete characters beside broken ones', () =>
    expect(pathWords('/%C3%A9%ff%C3%A9')).toBe('/é%ffé'));
});
