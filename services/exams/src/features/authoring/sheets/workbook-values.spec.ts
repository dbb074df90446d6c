import { makeWorkbook, number, type RawWorkbook } from '@concord/workbook/testing';
import { questionSheet, type SheetMessages, messagesOf } from '../../../testing/sheet-messages';
import { parseSheet } from './sheet.worker-thread';

const boolean = (value: string) => `<c t="b"><v>${value}</v></c>`;
const shared = (at: number) => `<c t="s"><v>${at}</v></c>`;
const formula = (inner: string, type = '') => `<c${type && ` t="${type}"`}>${inner}</c>`;
const lost = (of: string) => expect.stringContaining(of);

const KINDS: [string, RawWorkbook, SheetMessages][] = [
  [
    'shared strings with phonetic readings',
    {
      strings: ['<t>平和</t><rPh sb="0" eb="2"><t>へいわ</t></rPh><phoneticPr fontId="1"/>', '<t>war</t>'],
      sheets: [questionSheet('A', shared(0), shared(1))],
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
      sheets: [questionSheet('C', shared(0), shared(1), shared(2))],
    },
    { options: ['H₂O', '2^(n+1)', '5 cm² wide'] },
  ],
  [
    'a cell that is raised as a whole',
    { font: '<vertAlign val="superscript"/>', sheets: [questionSheet('A', '<c s="1"><v>3</v></c>', '3')] },
    { options: ['³', '3'] },
  ],
  [
    'words that only their look tells apart',
    {
      strings: ['<r><t>Choose the </t></r><r><rPr><u/></rPr><t>calm</t></r><r><t> one</t></r>'],
      sheets: [questionSheet('A', shared(0), 'no')],
    },
    {
      options: ['Choose the calm one', 'no'],
      warnings: ['Qst 1: “calm” is underlined in the file, but not here'],
    },
  ],
  [
    'escaped signs',
    {
      strings: ['<t>one_x000D_\ntwo</t>', '<t>_x005F_x0041_</t>'],
      sheets: [questionSheet('A', shared(0), shared(1))],
    },
    { options: ['one\ntwo', '_x0041_'] },
  ],
  [
    'truth values of all programs',
    { sheets: [questionSheet('A', boolean('1'), boolean('0'), boolean('true'))] },
    { options: ['TRUE', 'FALSE', 'TRUE'], errors: ['Qst 1 has the same option twice'] },
  ],
  [
    'errors in cells',
    { sheets: [questionSheet('A', 'a', 'b', '<c t="e"><v>#N/A</v></c>')] },
    { options: ['a', 'b', ''], errors: ['Qst 1: a cell shows the error #N/A'] },
  ],
  [
    'formulas of LibreOffice',
    {
      sheets: [
        questionSheet(
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
        questionSheet(
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
    { sheets: [questionSheet('A', 'a', 'b', formula('<f>1+1</f><v></v>'))] },
    { options: ['a', 'b', ''], errors: ['Qst 1: a formula has no stored value. Replace it with its value'] },
  ],
  [
    'text that looks like a formula',
    { sheets: [questionSheet('A', '=1+1', '@SUM(A1)')] },
    { options: ['=1+1', '@SUM(A1)'] },
  ],
  [
    'pictures placed in cells',
    { sheets: [questionSheet('A', 'a', 'b', '<c t="e" vm="1"><v>#VALUE!</v></c>')] },
    { options: ['a', 'b', ''], errors: [lost("a picture inside a cell can't be imported")] },
  ],
  [
    'a text that is cut off from its shared strings',
    { strings: [], sheets: [questionSheet('A', 'a', 'b', shared(7))] },
    { options: ['a', 'b', ''], errors: ["Qst 1: a cell can't be read"] },
  ],
  [
    'days and booleans of the strict form',
    {
      isStrict: true,
      formats: ['d mmmm yyyy'],
      sheets: [
        questionSheet(
          'A',
          '<c s="1" t="d"><v>1960-10-01T00:00:00</v></c>',
          '<c s="1" t="d"><v>1963-10-01</v></c>',
        ),
      ],
    },
    { options: ['1 October 1960', '1 October 1963'] },
  ],
  [
    'days of a book that counts from 1904',
    { is1904: true, formats: ['yyyy-mm-dd'], sheets: [questionSheet('A', number(44562, 1), number(0, 1))] },
    { options: ['2026-01-02', '1904-01-01'] },
  ],
  [
    'fractions that became days, beside one that did not',
    {
      formats: ['m/d/yyyy', '# ?/?'],
      sheets: [questionSheet('B', number(46024, 1), number(0.75, 2), '5/6')],
    },
    {
      options: ['1/2/2026', '3/4', '5/6'],
      warnings: [lost('is a date (1/2/2026). If you meant a fraction')],
    },
  ],
  [
    'a ratio that became a time',
    {
      formats: [20],
      sheets: [questionSheet('A', number(2 / 24 + 3 / 1440, 1), number(1 / 24 + 4 / 1440, 1))],
    },
    {
      options: ['2:03', '1:04'],
      warnings: [lost('If you meant the ratio 2:3'), lost('If you meant the ratio 1:4')],
    },
  ],
  [
    'fractions that all became days of one year',
    { formats: ['mm/dd/yy'], sheets: [questionSheet('A', number(46024, 1), number(46056, 1))] },
    {
      options: ['01/02/26', '02/03/26'],
      warnings: [lost('If you meant a fraction'), lost('If you meant a fraction')],
    },
  ],
  [
    'days of several years',
    { formats: ['mm/dd/yy'], sheets: [questionSheet('A', number(22190, 1), number(46056, 1))] },
    { options: ['10/01/60', '02/03/26'] },
  ],
  [
    'days that all are days',
    { formats: ['d mmmm yyyy'], sheets: [questionSheet('A', number(22190, 1), number(22191, 1))] },
    { options: ['1 October 1960', '2 October 1960'] },
  ],
  [
    'formats that hide what they hold',
    { formats: [';;;'], sheets: [questionSheet('A', number(5, 1), number(6, 1))] },
    { options: ['5', '6'], warnings: [lost('hides its number'), lost('hides its number')] },
  ],
];

describe('values of cells, as all programs write them', () => {
  it.each(KINDS)('%s', async (_, workbook, expected) => {
    const messages = messagesOf(await parseSheet(makeWorkbook(workbook)));
    expect(messages).toEqual({
      ...{ count: 1, errors: [], warnings: [], notices: [], options: expect.any(Array) },
      ...{ answer: expect.any(String), ...expected },
    });
  });
});
