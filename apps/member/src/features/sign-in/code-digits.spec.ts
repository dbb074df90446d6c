import { codeDigits } from './code-digits';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['12', '12'],
    ['Code: 123456.', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('reads %j as %s', (text, digits) => expect(codeDigits(text)).toBe(digits));
});
