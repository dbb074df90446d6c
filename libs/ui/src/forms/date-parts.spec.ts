import {
  insertedInto,
  isDate,
  meantDates,
  NO_PARTS,
  partsInText,
  partsOf,
  pastedInto,
  shownParts,
  stepped,
  valueOf,
  withDigits,
} from './date-parts';

const typed = (...digits: string[]) =>
  digits.reduce<readonly string[]>((parts, part, index) => withDigits(parts, index, part), partsOf(''));

describe('the parts of a date', () => {
  it.each([
    [['05', '04', '1990'], '1990-04-05'],
    [['5', '4', '1990'], '1990-04-05'],
    [['1', '1', '1990'], '1990-01-01'],
    [['05', '04', ''], '05/04/YYYY'],
    [['1', '5', '61'], '01/05/61'],
    [['', '', '19'], 'DD/MM/19'],
    [['31', '02', '2001'], '31/02/2001'],
    [['31', '01', '0199'], '31/01/0199'],
    [['', '', ''], ''],
  ])('typed as %j are %s', (digits, value) => expect(valueOf(typed(...digits))).toBe(value));

  it('start over with a digit after the last', () => {
    expect(shownParts(withDigits(typed('05'), 0, '2'), 0)).toEqual(['2', 'MM', 'YYYY']);
  });

  it('are padded once they are left', () => {
    expect([shownParts(typed('1', '1'), 1), shownParts(typed('1', '1'))]).toEqual([
      ['01', '1', 'YYYY'],
      ['01', '01', 'YYYY'],
    ]);
  });

  it.each([
    ['1990-04-05', ['05', '04', '1990']],
    ['05/04/YYYY', ['05', '04', '']],
    ['DD/MM/19', ['', '', '19']],
    ['2001-02-31', ['31', '02', '2001']],
    ['next week', ['', '', '']],
    ['', ['', '', '']],
  ])('of %s are %j', (value, parts) => expect(partsOf(value)).toEqual(parts));

  it.each([
    ['1990-04-05', true],
    ['31/02/2001', false],
    ['05/04/61', false],
    ['', false],
  ])('of %j are a date: %s', (value, expected) => expect(isDate(partsOf(value))).toBe(expected));

  it.each([
    [['31', '', ''], 0, 1, '1'],
    [['01', '', ''], 0, -1, '31'],
    [['', '', ''], 1, 1, '1'],
    [['', '', ''], 1, -1, '12'],
    [['', '', ''], 2, -1, '2026'],
    [['', '', '1999'], 2, 1, '2000'],
  ] as const)('%j stepped at %i by %i has %s there', (parts, index, step, next) => {
    expect(stepped(parts, index, step, 2026)[index]).toBe(next);
  });
});

describe('meantDates', () => {
  it.each([
    ['of two centuries, where both may be', '01/05/61', '', '', ['2061-05-01', '1961-05-01']],
    ['of the past alone, where a last day is given', '01/05/61', '', '2026-11-27', ['1961-05-01']],
    ['of the present alone, where a first day is given', '01/05/27', '2020-01-01', '', ['2027-05-01']],
    [
      'of both, where neither is allowed: the form says why',
      '1/5/61',
      '2100-01-01',
      '',
      ['2061-05-01', '1961-05-01'],
    ],
    ['of the one leap year', '29/02/00', '', '', ['2000-02-29']],
    ['none of a day that does not exist', '31/02/61', '', '', []],
    ['none of a whole year', '1961-05-01', '', '', []],
    ['none of half a date', '01/MM/61', '', '', []],
  ])('are %s', (_which, value, min, max, dates) => {
    expect(meantDates(partsOf(value), min, max)).toEqual(dates);
  });
});

describe('partsInText', () => {
  it.each([
    '1/5/1961',
    '1-5-1961',
    '1 5 1961',
    '1.5.1961',
    ' 01. 05. 1961 ',
    '1961-5-1',
    '1961-05-01T00:00:00.000Z',
    '01051961',
    '1 May 1961',
    '1st May, 1961',
    'May 1, 1961',
    'Monday, 1 May 1961',
    '1\u20115\u20111961',
    '\u200E1/5/1961\u200F',
  ])('reads %j as the first of May 1961', (text) => {
    expect(partsInText(text)?.map(Number)).toEqual([1, 5, 1961]);
  });

  it.each([
    ['1 5 61', ['1', '5', '61']],
    ['010561', ['01', '05', '61']],
    ['31/02/2001', ['31', '02', '2001']],
    ['5/13/1961', ['5', '13', '1961']],
  ])('keeps %s as it is for the form to judge', (text, parts) => expect(partsInText(text)).toEqual(parts));

  it.each([
    '0803 555 0100',
    'April 1990',
    '1/5',
    '',
    'soon',
    '1/5/196',
    `1/5/1961${' '.repeat(99)}`,
    '9'.repeat(1e5),
  ])('reads no date in %.20j', (text) => expect(partsInText(text)).toBeUndefined());
});

describe('pastedInto', () => {
  it.each([
    [0, '1/5/61', ['1', '5', '61']],
    [2, '1.5.1961', ['1', '5', '1961']],
    [2, '1961', ['', '', '1961']],
    [1, '5', ['', '5', '']],
    [0, 'abc', undefined],
  ])('at part %i takes %s as %j', (index, text, parts) => {
    expect(pastedInto(NO_PARTS, index, text)).toEqual(parts);
  });
});

describe('insertedInto', () => {
  it.each([
    ['DD', '1', '1'],
    ['1', '12', '2'],
    ['1', '21', '2'],
    ['12', '152', '5'],
    ['DD', 'DD7', '7'],
    ['DD', '7DD', '7'],
    ['1', '1/', '/'],
    ['1', '', ''],
    ['1', '1', '1'],
    ['12', '1', '1'],
    ['1', '1/5/61', '/5/61'],
  ])('%s that became %s got %j', (before, after, inserted) => {
    expect(insertedInto(before, after)).toBe(inserted);
  });
});
