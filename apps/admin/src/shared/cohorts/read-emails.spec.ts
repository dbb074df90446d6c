import { readEmails } from './read-emails';

describe('readEmails', () => {
  it.each([
    ['one on each line', 'a@x.ng\nb@x.ng\r\nc@x.ng\n', ['a@x.ng', 'b@x.ng', 'c@x.ng']],
    [
      'commas, semicolons and tabs',
      'a@x.ng, b@x.ng; c@x.ng\td@x.ng',
      ['a@x.ng', 'b@x.ng', 'c@x.ng', 'd@x.ng'],
    ],
    ['spaces', 'a@x.ng  b@x.ng', ['a@x.ng', 'b@x.ng']],
    ['names in front', 'Ada Bello <ada@x.ng>, "Musa, K." <musa@x.ng>', ['ada@x.ng', '"Musa', 'musa@x.ng']],
    [
      'a column of names',
      'Ada Bello\tada@x.ng\nMusa Kano\tmusa@x.ng',
      ['Ada Bello', 'ada@x.ng', 'Musa Kano', 'musa@x.ng'],
    ],
    ['a word that is no address', 'Ada Bello\nada@x.ng', ['Ada Bello', 'ada@x.ng']],
    ['nothing', ' \n , ;', []],
  ])('reads %s', (_, pasted, emails) => {
    expect(readEmails(pasted)).toEqual(emails);
  });
});
