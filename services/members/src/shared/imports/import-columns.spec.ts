import { IMPORT_COLUMNS, IMPORT_HEADINGS } from '@concord/contracts';
import { columnsOf } from './import-columns';

describe('columnsOf', () => {
  it('knows every heading of the template, in any order', () => {
    const headings = IMPORT_COLUMNS.map((column) => IMPORT_HEADINGS[column]);
    expect(columnsOf(headings, undefined, undefined)).toEqual(IMPORT_HEADINGS);
    expect(columnsOf([...headings].reverse(), undefined, undefined)).toEqual(IMPORT_HEADINGS);
  });

  it.each([
    [
      'by usual headings, in other letters',
      undefined,
      undefined,
      { number: 'MEMBER NO.', surname: 'Surname' },
    ],
    ['as in the last import', undefined, { notes: 'surname' }, { number: 'MEMBER NO.', surname: 'Surname' }],
    ['as staff chose, and nothing else', { notes: 'Surname' }, undefined, { notes: 'Surname' }],
  ])('names columns %s', (_, chosen, earlier, columns) =>
    expect(columnsOf(['MEMBER NO.', 'Surname', 'Colour'], chosen, earlier)).toEqual(columns),
  );
});
