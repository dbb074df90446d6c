import { suggestEmail } from './email-domain';

describe('suggestEmail', () => {
  it.each([
    ['ngozi@gmail.con', 'ngozi@gmail.com'],
    ['ngozi@gmial.com', 'ngozi@gmail.com'],
    ['ngozi@gmai.com', 'ngozi@gmail.com'],
    ['ngozi@gmaill.com', 'ngozi@gmail.com'],
    ['ngozi@gnail.com', 'ngozi@gmail.com'],
    ['ngozi@gmail.co', 'ngozi@gmail.com'],
    ['ngozi@gmail.cm', 'ngozi@gmail.com'],
    ['ngozi@gmial.con', 'ngozi@gmail.com'],
    ['ngozi@gmail', 'ngozi@gmail.com'],
    ['ngozi@gmail,com', 'ngozi@gmail.com'],
    ['ngozi@gmail..com', 'ngozi@gmail.com'],
    ['ngozi@gmail.com.', 'ngozi@gmail.com'],
    ['Ngozi.Okafor@Gmail.Con', 'Ngozi.Okafor@gmail.com'],
    ['ngozi@yahooo.com', 'ngozi@yahoo.com'],
    ['ngozi@yaho.com', 'ngozi@yahoo.com'],
    ['ngozi@hotmial.com', 'ngozi@hotmail.com'],
    ['ngozi@outlok.com', 'ngozi@outlook.com'],
    ['ngozi@unilag.edu.nh', 'ngozi@unilag.edu.ng'],
    ['ngozi@firm.comm', 'ngozi@firm.com'],
  ])('of %s is %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    'ngozi@gmail.com',
    'ngozi@GMAIL.com',
    'ngozi@mail.com',
    'ngozi@ymail.com',
    'ngozi@email.com',
    'ngozi@gmx.net',
    'ngozi@live.co.uk',
    'ngozi@yahoo.co.uk',
    'ngozi@unilag.edu.ng',
    'ngozi@firm.cm',
    'ngozi@firm.co',
    'ngozi@example.ng',
    'ngozi',
    '@gmail.con',
    '',
    `${'x'.repeat(300)}@gmail.con`,
  ])('sees nothing wrong in %.40s', (typed) => expect(suggestEmail(typed)).toBeUndefined());
});
