import { importDay } from './import-days';
import { importGrade, importHistory } from './import-grades';

describe(importDay, () => {
  it.each([
    ['2004-12-31', '2004-12-31'],
    ['2004-12-31T00:00:00', '2004-12-31'],
    ['31/12/2004', '2004-12-31'],
    ['1.3.1987', '1987-03-01'],
    ['1st March 1987', '1987-03-01'],
    ['29/2/2004', '2004-02-29'],
  ])('reads %s', (text, day) => {
    expect(importDay(text)).toBe(day);
  });

  it.each(['', '31/12/04', '12/31/2004', '29/2/2005', '1/1/1949', '2004', 'soon'])('refuses “%s”', (text) => {
    expect(importDay(text)).toBeUndefined();
  });
});

describe(importGrade, () => {
  it.each([
    ['full member', 'Full'],
    ['FELLOW', 'Fellow'],
    ['Knight', undefined],
  ])('reads %s', (text, grade) => {
    expect(importGrade(text)).toBe(grade);
  });
});

describe(importHistory, () => {
  it.each([
    ['', []],
    ['Associate 1/3/2010', [{ grade: 'Associate', from: '2010-03-01' }]],
    [
      'Associate: 1/3/2010; Full from 2016-06-01',
      [
        { grade: 'Associate', from: '2010-03-01' },
        { grade: 'Full', from: '2016-06-01' },
      ],
    ],
    ['Associate 1/3/2010; Full', undefined],
  ])('reads “%s”', (text, terms) => {
    expect(importHistory(text)).toEqual(terms);
  });
});
