import type { ParsedSheet } from '@concord/contracts';
import { makeWorkbook, number, type RawWorkbook, row, text } from '../testing/make-workbook';
import { parseSheet } from './sheet.worker-thread';

const HEADER = row('Question', 'Answer', 'A', 'B', 'C');
const boolean = (value: string) => `<c t="b"><v>${value}</v></c>`;
const shared = (at: number) => `<c t="s"><v>${at}</v></c>`;
const formula = (inner: string, type = '') => `<c${type && ` t="${type}"`}>${inner}</c>`;
/** A sheet of one question; its cells are answer and options. */
const asked = (...cells: string[]) => ({ rows: HEADER + row('Q?', ...cells) });
const lost = (of: string) => expect.stringContaining(of);

interface Told {
  options?: string[];
  answer?: string;
  errors?: unknown[];
  warnings?: unknown[];
  notices?: unknown[];
}

function toldBy({ rows = [], leftOut = [] }: ParsedSheet): Told & { count: number } {
  const messages = (severity: string) =>
    rows.flatMap(({ problems }) =>
      problems.filter((each) => each.severity === severity).map(({ message }) => message),
    );
  const cells = rows[0]?.cells;
  return {
    count: rows.length,
    ...(cells && { options: cells.options, answer: cells.answer }),
    errors: messages('error'),
    warnings: messages('warning'),
    notices: leftOut.map(({ message }) => message),
  };
}

const KINDS: [string, RawWorkbook, Told][] = [
  [
    'shared strings with phonetic readings',
    {
      strings: ['<t>平和</t><rPh sb="0" eb="2"><t>へいわ</t></rPh><phoneticPr fontId="1"/>', '<t>war</t>'],
      sheets: [asked('A', shared(0), shared(1))],
    },
    { options: ['平和', 'war'] },
  ],
  [
    'runs of rich text, raised, lowered and plain',
    {
      strings: [
        '<r><t xml:space="preserve">H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>O</t></r>',
        '<r><t>2</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>n</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>+1</t></r>',
        '<r><t>5 cm</t></r><r><rPr><vertAlign val="superscript"/></rPr><t xml:space="preserve">2 </t></r><r><t>wide</t></r>',
      ],
      sheets: [asked('C', shared(0), shared(1), shared(2))],
    },
    { options: ['H₂O', '2^(n+1)', '5 cm² wide'] },
  ],
  [
    'a cell that is raised as a whole',
    { font: '<vertAlign val="superscript"/>', sheets: [asked('A', '<c s="1"><v>3</v></c>', '3')] },
    { options: ['³', '3'] },
  ],
  [
    'words that only their look tells apart',
    {
      strings: ['<r><t>Choose the </t></r><r><rPr><u/></rPr><t>calm</t></r><r><t> one</t></r>'],
      sheets: [asked('A', shared(0), 'no')],
    },
    {
      options: ['Choose the calm one', 'no'],
      warnings: ['Qst 1: “calm” is underlined in the file, and plain here'],
    },
  ],
  [
    'escaped signs',
    {
      strings: ['<t>one_x000D_\ntwo</t>', '<t>_x005F_x0041_</t>'],
      sheets: [asked('A', shared(0), shared(1))],
    },
    { options: ['one\ntwo', '_x0041_'] },
  ],
  [
    'truth values of all programs',
    { sheets: [asked('A', boolean('1'), boolean('0'), boolean('true'))] },
    { options: ['TRUE', 'FALSE', 'TRUE'], errors: ['Qst 1 has the same option twice'] },
  ],
  [
    'errors in cells',
    { sheets: [asked('A', 'a', 'b', '<c t="e"><v>#N/A</v></c>')] },
    { options: ['a', 'b', ''], errors: ['Qst 1: a cell shows the error #N/A'] },
  ],
  [
    'formulas of LibreOffice',
    {
      sheets: [
        asked(
          'A',
          formula('<f aca="false">FALSE()</f><v>0</v>', 'b'),
          formula('<f aca="false">1-1</f><v>0</v>', 'n'),
          formula('<f aca="false">A1&amp;""</f><v>x</v>', 'str'),
        ),
      ],
    },
    { options: ['FALSE', '0', 'x'] },
  ],
  [
    'formulas of Google Sheets',
    {
      sheets: [
        asked(
          'A',
          formula('<f>IFERROR(__xludf.DUMMYFUNCTION("UNIQUE(A1)"),"peace")</f><v>peace</v>', 'str'),
          'war',
        ),
      ],
    },
    { options: ['peace', 'war'] },
  ],
  [
    'a formula that nobody calculated',
    { sheets: [asked('A', 'a', 'b', formula('<f>1+1</f><v></v>'))] },
    { options: ['a', 'b', ''], errors: ['Qst 1: a formula has no stored value; replace it by its value'] },
  ],
  [
    'text that looks like a formula',
    { sheets: [asked('A', '=1+1', '@SUM(A1)')] },
    { options: ['=1+1', '@SUM(A1)'] },
  ],
  [
    'pictures placed in cells',
    { sheets: [asked('A', 'a', 'b', '<c t="e" vm="1"><v>#VALUE!</v></c>')] },
    { options: ['a', 'b', ''], errors: [lost('a picture in a cell is not read')] },
  ],
  [
    'a text that is cut off from its shared strings',
    { strings: [], sheets: [asked('A', 'a', 'b', shared(7))] },
    { options: ['a', 'b', ''], errors: ['Qst 1: a cell cannot be read'] },
  ],
  [
    'days and booleans of the strict form',
    {
      isStrict: true,
      formats: ['d mmmm yyyy'],
      sheets: [
        asked('A', '<c s="1" t="d"><v>1960-10-01T00:00:00</v></c>', '<c s="1" t="d"><v>1963-10-01</v></c>'),
      ],
    },
    { options: ['1 October 1960', '1 October 1963'] },
  ],
  [
    'days of a book that counts from 1904',
    { is1904: true, formats: ['yyyy-mm-dd'], sheets: [asked('A', number(44562, 1), number(0, 1))] },
    { options: ['2026-01-02', '1904-01-01'] },
  ],
  [
    'fractions that became days, beside one that did not',
    { formats: ['m/d/yyyy', '# ?/?'], sheets: [asked('B', number(46024, 1), number(0.75, 2), '5/6')] },
    { options: ['1/2/2026', '3/4', '5/6'], warnings: [lost('is a date, shown as 1/2/2026; if a fraction')] },
  ],
  [
    'a ratio that became a time',
    { formats: [20], sheets: [asked('A', number(2 / 24 + 3 / 1440, 1), number(1 / 24 + 4 / 1440, 1))] },
    { options: ['2:03', '1:04'], warnings: [lost('if a ratio as 2:3'), lost('if a ratio as 1:4')] },
  ],
  [
    'days that all are days',
    { formats: ['d mmmm yyyy'], sheets: [asked('A', number(22190, 1), number(22191, 1))] },
    { options: ['1 October 1960', '2 October 1960'] },
  ],
  [
    'formats that hide what they hold',
    { formats: [';;;'], sheets: [asked('A', number(5, 1), number(6, 1))] },
    { options: ['5', '6'], warnings: [lost('hides its number'), lost('hides its number')] },
  ],
  [
    'an answer by its number',
    { sheets: [asked(number(2), 'peace', 'war', 'law')] },
    { options: ['peace', 'war', 'law'], answer: '2' },
  ],
  [
    'an answer by its value, shown in another way',
    { formats: ['0.00', '0%'], sheets: [asked(number(0.5), number(0.25, 1), number(0.5, 2), number(2, 1))] },
    { options: ['0.25', '50%', '2.00'], answer: '50%' },
  ],
  [
    'a number that is no option and may be none of their places',
    { sheets: [asked(number(2), number(10), number(20), number(30))] },
    { errors: ['Qst 1: the answer is none of the options'] },
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
    { options: ['a', 'b'], warnings: ['Qst 1: a cell below merged cells is not read'] },
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
        { name: 'Asked', ...asked('A', 'a', 'b') },
      ],
    },
    { options: ['a', 'b'], notices: ['Only the sheet “Asked” is read. Not imported: “Secret” (hidden)'] },
  ],
  [
    'questions on a hidden sheet alone',
    {
      sheets: [
        { name: 'Notes', rows: row('Read this') },
        { name: 'Bank', state: 'hidden', ...asked('A', 'a', 'b') },
      ],
    },
    {
      options: ['a', 'b'],
      notices: [
        'The questions are read from the sheet “Bank”, which is hidden in the file',
        'Only the sheet “Bank” is read. Not imported: “Notes”',
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
      notices: ['Not imported: column G', '“First term test” stands above the headings and is not imported'],
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
    { path: 'xl/workbook2.xml', sheets: [asked('A', 'a', 'b')] },
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
    { options: ['so', 'no', 'never'], answer: 'so', notices: [lost('The right answer is the first option')] },
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
];

describe('workbooks of all programs', () => {
  it.each(KINDS)('%s', async (_, workbook, expected) => {
    const told = toldBy(await parseSheet(makeWorkbook(workbook)));
    expect(told).toEqual({
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
    expect(problems).toEqual([{ row: 4, message: lost('may be the text of an option or its number') }]);
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
    const { leftOut } = await parseSheet(makeWorkbook({ sheets: [asked('A', 'a', 'b')], parts }));
    expect(leftOut?.map(({ row: at, message }) => [at, message])).toEqual([
      [1, 'Not imported: comments on cells'],
      [2, 'a further picture of this row is not imported'],
      [9, 'a picture outside of the questions is not imported'],
      [2, 'a shape, chart, equation or linked picture is not imported'],
    ]);
  });

  it('names the sheets where none has headings', async () => {
    const sheets = [
      { name: 'One', rows: row('a') },
      { name: 'Two', rows: row('b') },
    ];
    const { problems } = await parseSheet(makeWorkbook({ sheets }));
    expect(problems).toEqual([{ row: 1, message: lost('No sheet does: “One”, “Two”') }]);
  });

  it('reads its own template without a word about its help', async () => {
    const { makeTemplate } = await import('./sheet-template');
    expect((await parseSheet(await makeTemplate())).leftOut).toEqual([]);
  });
});
