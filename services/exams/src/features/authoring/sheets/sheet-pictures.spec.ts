import { Workbook } from 'exceljs';
import { readFile } from './file-reader';

/** A sheet with pictures at 0-based columns and rows. */
async function pictured(rows: unknown[][], pictures: [content: string, col: number, row: number][]) {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Questions');
  sheet.addRows(rows);
  for (const [content, col, row] of pictures) {
    // The library's type is that of a browser.
    const buffer = Buffer.from(content) as unknown as ArrayBuffer;
    const image = workbook.addImage({ buffer, extension: 'png' });
    sheet.addImage(image, { tl: { col, row }, ext: { width: 40, height: 30 } });
  }
  const read = await readFile(Buffer.from(await workbook.xlsx.writeBuffer()));
  const found = read.rows.map(({ pictures: own = [] }) =>
    own.map(({ bytes, option }) => [Buffer.from(bytes).toString(), option]),
  );
  return { rows: read.rows, found };
}

describe('pictures of a sheet', () => {
  it('are taken from the cells of a row, one for the question and one for each option', async () => {
    const rows = [
      ['Question', 'Answer', 'Option A', 'Option B', 'Option C'],
      ['Why?', 'B', 'A', 'B'],
      ['When?', 'Now', 'Now', 'Later'],
    ];
    const { found } = await pictured(rows, [
      ['question', 0.3, 2.2],
      ['another', 1, 2],
      ['option B', 3, 2],
    ]);
    expect(found).toEqual([
      [],
      [
        ['question', undefined],
        ['option B', 1],
      ],
    ]);
  });

  it('in a column of their own are those of the questions, and no option', async () => {
    const rows = [
      ['Question', 'Picture', 'Answer', 'A', 'B'],
      ['Why?', null, 'B', 'so', 'no'],
    ];
    const read = await pictured(rows, [['map', 1, 1]]);
    expect(read.rows).toMatchObject([{ cells: { answer: 'B', options: ['so', 'no'] }, problems: [] }]);
    expect(read.found).toEqual([[['map', undefined]]]);
  });
});
