import { makeWorkbook, makeZip, number, row, text } from '../testing';
import { readTable } from './read-table';
import type { TableOptions } from './table';

const read = (file: Buffer, options: Partial<TableOptions> = {}) =>
  readTable(file, { maxRows: 100, ...options });
const textsOf = async (file: Buffer | string, options?: Partial<TableOptions>) => {
  const { rows } = await read(Buffer.from(file), options);
  return rows.map(({ row: at, cells }) => [at, ...cells.map((cell) => cell.text)]);
};
const UTF16 = '﻿Date;Narration\r\n3/4/26;₦ from Adé\r\n';
const swapped = Buffer.from(UTF16, 'utf16le').swap16();

describe(readTable, () => {
  it.each<[string, Buffer | string, unknown[][]]>([
    [
      'commas and LF',
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'CRLF and empty lines',
      'a,b\r\n\r\n1,2\r\n',
      [
        [1, 'a', 'b'],
        [3, '1', '2'],
      ],
    ],
    [
      'semicolons beside decimal commas',
      'a;b;c\n1;2,50;3,00\n2;1.000,00;3',
      [
        [1, 'a', 'b', 'c'],
        [2, '1', '2,50', '3,00'],
        [3, '2', '1.000,00', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb, c\n1\t2',
      [
        [1, 'a', 'b, c'],
        [2, '1', '2'],
      ],
    ],
    [
      'quotes with separators, quotes and lines inside',
      'a,b\n"x, ""y""\nz",2',
      [
        [1, 'a', 'b'],
        [2, 'x, "y"\nz', '2'],
      ],
    ],
    [
      'a quote that is never closed',
      'a,b\n"x,2\n3,4',
      [
        [1, 'a', 'b'],
        [2, '"x', '2'],
        [3, '3', '4'],
      ],
    ],
    [
      'a quote inside a cell',
      'a,b\nAda "the first" Obi,2',
      [
        [1, 'a', 'b'],
        [2, 'Ada "the first" Obi', '2'],
      ],
    ],
    ['a mark of UTF-8', '﻿a,b', [[1, 'a', 'b']]],
    [
      'UTF-16 with a mark',
      Buffer.from(UTF16, 'utf16le'),
      [
        [1, 'Date', 'Narration'],
        [2, '3/4/26', '₦ from Adé'],
      ],
    ],
    [
      'UTF-16 of the other order',
      swapped,
      [
        [1, 'Date', 'Narration'],
        [2, '3/4/26', '₦ from Adé'],
      ],
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('Date,Text\n1,2\n', 'utf16le'),
      [
        [1, 'Date', 'Text'],
        [2, '1', '2'],
      ],
    ],
    [
      'Windows-1252',
      Buffer.from('a,b\nAd\xe9,2', 'latin1'),
      [
        [1, 'a', 'b'],
        [2, 'Adé', '2'],
      ],
    ],
    [
      'formula signs',
      'a,b\n=1+1,@SUM(A1)',
      [
        [1, 'a', 'b'],
        [2, '=1+1', '@SUM(A1)'],
      ],
    ],
  ])('reads %s', async (_name, file, rows) => {
    expect(await textsOf(file)).toEqual(rows);
  });

  it('takes the separator that is given', async () => {
    expect(await textsOf('a;b,c;d\n1;2,3;4', { separator: ';' })).toEqual([
      [1, 'a', 'b,c', 'd'],
      [2, '1', '2,3', '4'],
    ]);
  });

  it('reads days and numbers of a workbook, and names its other sheets', async () => {
    const rows =
      row('Date', 'Credit') + `<row>${number(46115, 1)}${number('1000.1', 2)}${text('=1+1')}</row>`;
    const file = makeWorkbook({
      formats: ['dd/mm/yyyy', '#,##0.00'],
      sheets: [
        { name: 'Notes', rows: row('x') },
        { name: 'Lines', rows },
      ],
    });
    expect(await read(file)).toEqual({
      emptyRows: 0,
      leftOut: ['The sheet “Notes” with 1 rows was not read'],
      rows: [
        { row: 1, cells: [{ text: 'Date' }, { text: 'Credit' }] },
        {
          row: 2,
          cells: [
            { text: '03/04/2026', day: '2026-04-03' },
            { text: '1,000.10', decimal: '1000.1' },
            { text: '=1+1' },
          ],
        },
      ],
    });
  });

  it.each<[string, Buffer]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
    ['another archive', makeZip({ 'a.txt': Buffer.from('a') })],
    ['a zip bomb', makeZip({ 'xl/workbook.xml': Buffer.alloc(30_000_000) })],
    ['a directory that lies', makeZip({ 'xl/workbook.xml': Buffer.alloc(100_000, 'a') }, 10)],
    [
      'entities',
      makeWorkbook({ sheets: [{ rows: '' }], parts: { 'xl/x.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' } }),
    ],
    ['more rows than allowed', Buffer.from('a,b\n'.repeat(101))],
  ])('refuses %s', async (_name, file) => {
    await expect(read(file)).rejects.toMatchObject({ reason: expect.any(String) as unknown });
  });
});
