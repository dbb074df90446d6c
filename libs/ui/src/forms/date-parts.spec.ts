import { partsOf, pastedParts, shownParts, valueOf, withDigits } from './date-parts';

const typed = (...digits: string[]) =>
  digits.reduce<readonly string[]>((parts, part, index) => withDigits(parts, index, part), partsOf(''));

describe('the parts of a date', () => {
  it.each([
    [['05', '04', '1990'], '1990-04-05'],
    [['5', '4', '1990'], '1990-04-05'],
    [['05', '04', ''], '05/04/YYYY'],
    [['', '', '19'], 'DD/MM/19'],
    [['31', '02', '2001'], '31/02/2001'],
    [['', '', ''], ''],
  ])('typed as %j are %s', (digits, value) => expect(valueOf(typed(...digits))).toBe(value));

  it('begin anew with a digit after the last', () => {
    expect(shownParts(withDigits(typed('05'), 0, '2'))).toEqual(['2', 'MM', 'YYYY']);
  });

  it.each([
    ['1990-04-05', ['05', '04', '1990']],
    ['05/04/YYYY', ['', '', '']],
    ['2001-02-31', ['', '', '']],
    ['', ['', '', '']],
  ])('of %s are %j', (value, parts) => expect(partsOf(value)).toEqual(parts));

  it.each([
    ['05/04/1990', ['05', '04', '1990']],
    [' 5.4.1990 ', ['05', '04', '1990']],
    ['1990-04-05', ['05', '04', '1990']],
    ['31/02/2001', undefined],
    ['0803 555 0100', undefined],
    ['April 1990', undefined],
  ])('pasted as %s are %j', (text, parts) => expect(pastedParts(text)).toEqual(parts));
});
