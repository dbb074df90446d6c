import { cellText, cellValue, localDay } from './cell-values';

describe('cellValue and cellText', () => {
  it.each([
    ['=1+1', undefined, '=1+1', '=1+1'],
    ['Ada\u0000\u0007 Obi\u202e', undefined, 'Ada  Obi ', 'Ada  Obi '],
    ['a\ud800b', undefined, 'a\ufffdb', 'a\ufffdb'],
    ['two\nlines', undefined, 'two lines', 'two lines'],
    [3, 'number', 3, '3'],
    [null, 'date', null, ''],
    ['', undefined, null, ''],
    ['no date', 'date', 'no date', 'no date'],
    // Half past eleven at night in UTC is the next day in Nigeria.
    ['2026-11-22T23:30:00.000Z', 'date', new Date('2026-11-23T00:00:00Z'), '23/11/2026'],
    ['2026-11-22T23:30:00.000Z', 'moment', new Date('2026-11-23T00:30:00Z'), '23/11/2026 00:30'],
  ] as const)('of %j as %s', (cell, type, value, text) => {
    expect(cellValue(cell, type)).toEqual(value);
    expect(cellText(cell, type)).toBe(text);
  });

  it('cuts what no cell can hold', () =>
    expect(cellText('x'.repeat(40_000), undefined)).toHaveLength(32_767));

  it('names files by the day in Nigeria', () => {
    expect(localDay(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
  });
});
