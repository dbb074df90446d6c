import { makeWorkbook, number, type RawWorkbook, row, text } from '@concord/workbook/testing';
import { questionSheet, HEADER, type SheetMessages, messagesOf } from '../../../testing/sheet-messages';
import { parseSheet } from './sheet.worker-thread';

const lost = (of: string) => expect.stringContaining(of);

const KINDS: [string, RawWorkbook, SheetMessages][] = [
  [
    'an answer by its number',
    { sheets: [questionSheet(number(2), 'peace', 'war', 'law')] },
    { options: ['peace', 'war', 'law'], answer: '2' },
  ],
  [
    'an answer by its value, shown in another way',
    {
      formats: ['0.00', '0%'],
      sheets: [questionSheet(number(0.5), number(0.25, 1), number(0.5, 2), number(2, 1))],
    },
    { options: ['0.25', '50%', '2.00'], answer: '50%' },
  ],
  [
    'a number that is no option and may be none of their places',
    { sheets: [questionSheet(number(2), number(10), number(20), number(30))] },
    { errors: ['Qst 1: the answer is not one of the options'] },
  ],
  [
    'merged cells with something below them',
    {
      sheets: [
        {
          rows: `${HEADER}<row><c r="A2" t="inlineStr"><is><t>Q?</t></is></c>${text('A')}${text('a')}${text('b')}${text('c')}</row>`,
          behind: '<mergeCells><mergeCell ref="D2:E2"/></mergeCells>',
        },
      ],
    },
    { options: ['a', 'b'], warnings: ['Qst 1: a cell under merged cells was not imported'] },
  ],
  [
    'two rows of headings',
    {
      sheets: [
        {
          rows:
            row('Question', 'Options', '<c/>', '<c/>', 'Answer') +
            row('<c/>', 'A', 'B', 'C') +
            row('Q?', 'x', 'y', 'z', 'B'),
          behind: '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:D1"/></mergeCells>',
        },
      ],
    },
    { options: ['x', 'y', 'z'], answer: 'B' },
  ],
  [
    'a sheet that is very hidden, and empty ones',
    {
      sheets: [
        { name: 'Empty', rows: '' },
        { name: 'Secret', state: 'veryHidden', rows: HEADER + row('No?', 'A', 'a', 'b') },
        { name: 'Asked', ...questionSheet('A', 'a', 'b') },
      ],
    },
    {
      options: ['a', 'b'],
      notices: ['Only the sheet “Asked” was imported. Not imported: “Secret” (hidden)'],
    },
  ],
  [
    'questions on a hidden sheet alone',
    {
      sheets: [
        { name: 'Notes', rows: row('Read this') },
        { name: 'Bank', state: 'hidden', ...questionSheet('A', 'a', 'b') },
      ],
    },
    {
      options: ['a', 'b'],
      notices: [
        'The questions are from the sheet “Bank”, which is hidden in the file',
        'Only the sheet “Bank” was imported. Not imported: “Notes”',
      ],
    },
  ],
  [
    'what stands above the headings, and in columns without one',
    {
      sheets: [
        {
          rows: row('First term test') + row() + HEADER + row('Q?', 'A', 'a', 'b', 'c', '<c/>', 'see page 4'),
        },
      ],
    },
    {
      options: ['a', 'b', 'c'],
      notices: ['Not imported: column G', '“First term test” is above the headings and was not imported'],
    },
  ],
  [
    'rows and cells out of order',
    {
      sheets: [
        {
          rows: `<row r="2"><c r="D2" t="inlineStr"><is><t>b</t></is></c><c r="A2" t="inlineStr"><is><t>Q?</t></is></c><c r="C2" t="inlineStr"><is><t>a</t></is></c><c r="B2" t="inlineStr"><is><t>A</t></is></c></row><row r="1">${text('Question')}${text('Answer')}${text('A')}${text('B')}</row>`,
        },
      ],
    },
    { options: ['a', 'b'], answer: 'A' },
  ],
  [
    'a workbook in another place',
    { path: 'xl/workbook2.xml', sheets: [questionSheet('A', 'a', 'b')] },
    { options: ['a', 'b'] },
  ],
  [
    'a right answer beside wrong ones',
    {
      sheets: [
        {
          rows:
            row('Question', 'Correct answer', 'Wrong answer 1', 'Wrong answer 2') +
            row('Q?', 'so', 'no', 'never'),
        },
      ],
    },
    { options: ['so', 'no', 'never'], answer: 'so', notices: [lost('The right answer is always option A')] },
  ],
  [
    'options from zero',
    {
      sheets: [
        { rows: row('Question', 'Option 0', 'Option 1', 'Answer') + row('Q?', 'so', 'no', number(0)) },
      ],
    },
    { options: ['so', 'no'], answer: 'so' },
  ],
  [
    'a topic that cannot be read',
    {
      sheets: [
        {
          rows:
            row('Topic', 'Question', 'Answer', 'A', 'B') +
            row('<c t="e"><v>#REF!</v></c>', 'Q?', 'A', 'a', 'b'),
        },
      ],
    },
    {
      options: ['a', 'b'],
      warnings: ['Qst 1: the topic or difficulty was not imported, because a cell shows the error #REF!'],
    },
  ],
  [
    'rows and columns of no height and width',
    {
      sheets: [
        {
          rows: HEADER + row('Q?', 'A', 'a', 'b').replace('<row>', '<row ht="0" customHeight="1">'),
          before: '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>',
        },
      ],
    },
    {
      options: ['a', 'b'],
      warnings: ['Qst 1: this row is hidden or filtered out in the file'],
      notices: [
        lost('These columns are hidden in the file but were imported: Answer'),
        lost('Row 2 is hidden'),
      ],
    },
  ],
];

describe('layouts of workbooks', () => {
  it.each(KINDS)('%s', async (_, workbook, expected) => {
    const messages = messagesOf(await parseSheet(makeWorkbook(workbook)));
    expect(messages).toEqual({
      ...{ count: 1, errors: [], warnings: [], notices: [], options: expect.any(Array) },
      ...{ answer: expect.any(String), ...expected },
    });
  });

  it('takes numbers for places only where a sheet proves it, and asks where both are possible', async () => {
    const rows = [
      HEADER,
      row('Why?', number(2), 'a', 'b', 'c'),
      row('How many?', number(3), number(10), number(20), number(30)),
      row('And?', number(2), number(2), number(4), number(6)),
    ];
    const { questions, problems } = await parseSheet(makeWorkbook({ sheets: [{ rows: rows.join('') }] }));
    expect(questions).toMatchObject([{ answer: 'b' }, { answer: '30' }]);
    expect(problems).toEqual([{ row: 4, message: lost('could be the text of an option or its number') }]);
  });

  it('names what lies over and beside the cells', async () => {
    const xdr = 'xmlns:xdr="x" xmlns:a="a" xmlns:r="r"';
    const anchor = (at: number, inner: string) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>${at}</xdr:row></xdr:from>${inner}</xdr:oneCellAnchor>`;
    const picture =
      '<xdr:pic><xdr:nvPicPr><xdr:cNvPr descr="A dove"/></xdr:nvPicPr><a:blip r:embed="rId1"/></xdr:pic>';
    const parts = {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/drawing" Target="../drawings/d.xml"/><Relationship Id="b" Type="x/comments" Target="../c.xml"/></Relationships>',
      'xl/drawings/d.xml': `<xdr:wsDr ${xdr}>${anchor(1, picture)}${anchor(1, picture)}${anchor(8, picture)}${anchor(1, '<xdr:sp/>')}</xdr:wsDr>`,
      'xl/drawings/_rels/d.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="x/image" Target="../media/i.png"/></Relationships>',
      'xl/media/i.png': 'picture',
    };
    const { leftOut } = await parseSheet(makeWorkbook({ sheets: [questionSheet('A', 'a', 'b')], parts }));
    expect(leftOut?.map(({ row: at, message }) => [at, message])).toEqual([
      [1, 'Not imported: comments on cells'],
      [2, 'another picture in this row was not imported'],
      [9, 'a picture outside the questions was not imported'],
      [2, 'a shape, chart, equation or linked picture was not imported'],
    ]);
  });

  it('gives a topic that is merged over rows to all of them', async () => {
    const rows = [
      row('Topic', 'Question', 'Answer', 'A', 'B'),
      row('Law', 'Why?', 'A', 'a', 'b'),
      row('<c/>', 'How?', 'B', 'a', 'b'),
      row('<c/>', 'When?', 'B', 'a', 'b'),
    ];
    const behind = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
    const { questions } = await parseSheet(makeWorkbook({ sheets: [{ rows: rows.join(''), behind }] }));
    expect(questions.map(({ topic }) => topic)).toEqual(['Law', 'Law', undefined]);
  });

  it('names the sheets where none has headings', async () => {
    const sheets = [
      { name: 'One', rows: row('a') },
      { name: 'Two', rows: row('b') },
    ];
    const { problems } = await parseSheet(makeWorkbook({ sheets }));
    expect(problems).toEqual([{ row: 1, message: lost('None of these sheets does: “One”, “Two”') }]);
  });

  it('reads its own template without a word about its help', async () => {
    const { makeTemplate } = await import('./sheet-template');
    expect((await parseSheet(await makeTemplate())).leftOut).toEqual([]);
  });
});
