import { NO_PARTS } from './date-parts';
import { insertedInto, partsInText, pastedInto } from './date-text';

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
