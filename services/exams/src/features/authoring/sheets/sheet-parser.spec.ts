import { makePdf, makeQuestionSheet } from '@concord/testing';
import { Workbook, type Worksheet } from 'exceljs';
import { makeZip as zip } from '@concord/workbook/testing';
import { parseSheet } from './sheet.worker-thread';

const HEADER = ['Question', 'Answer', 'Option A', 'Option B', 'Option C'];

async function book(fill: (sheet: Worksheet, workbook: Workbook) => void): Promise<Buffer> {
  const workbook = new Workbook();
  fill(workbook.addWorksheet('Any name'), workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
const rows = (...given: unknown[][]) => book((sheet) => void sheet.addRows(given));
const rowsOf = async (file: Buffer) => (await parseSheet(file)).rows ?? [];
const problemsOf = async (file: Buffer) => (await parseSheet(file)).problems;

describe('parseSheet', () => {
  it('reads questions, answers and options', async () => {
    const file = await rows(
      HEADER,
      ['Why?', 'B', 'A', 'B', undefined],
      ['When?', 'Now', 'Now', 'Later', 'Never'],
    );
    expect(await parseSheet(file)).toMatchObject({
      questions: [
        { question: 'Why?', answer: 'B', options: ['A', 'B'] },
        { question: 'When?', answer: 'Now', options: ['Now', 'Later', 'Never'] },
      ],
      problems: [],
    });
  });

  it.each<[string, unknown[], string | undefined]>([
    ['no question', [undefined, 'A', 'A', 'B'], 'Qst 2 is not filled'],
    ['only blanks for a question', ['  ', 'A', 'A', 'B'], 'Qst 2 is not filled'],
    ['no answer', ['Q?', undefined, 'A', 'B'], 'Qst 2 has no answer'],
    ['an answer that is no option', ['Q?', 'C', 'A', 'B'], 'Qst 2: the answer is not one of the options'],
    [
      'the letter of an empty option',
      ['Q?', 'C', 'x', 'y', '', 'z'],
      'Qst 2: the answer is not one of the options',
    ],
    ['the same option twice', ['Q?', 'A', 'A', 'A '], 'Qst 2 has the same option twice'],
    ['one option', ['Q?', 'A', 'A'], 'Qst 2 has fewer than 2 options'],
    ['no options', ['Q?', 'A'], 'Qst 2 has fewer than 2 options'],
    [
      'a question that is too long',
      ['Q'.repeat(2001), 'A', 'A', 'B'],
      'Qst 2 is longer than 2000 characters',
    ],
    [
      'an option that is too long',
      ['Q?', 'A', 'A', 'B'.repeat(501)],
      'Qst 2 has an option longer than 500 characters',
    ],
    [
      'a formula without a stored value',
      ['Q?', 'A', 'A', { formula: 'WEBSERVICE("http://x")' }],
      'Qst 2: a formula has no stored value. Replace it with its value',
    ],
    [
      'an error',
      ['Q?', 'A', 'A', { formula: '1/0', result: { error: '#DIV/0!' } }],
      'Qst 2: a cell shows the error #DIV/0!',
    ],
    ['an empty row', [], undefined],
    ['a row of blanks', ['', ' ', null], undefined],
  ])('reports a row with %s', async (_, row, message) => {
    const file = await rows(HEADER, ['First?', 'A', 'A', 'B'], row, ['Last?', 'A', 'A', 'B']);
    const { questions, problems } = await parseSheet(file);
    expect(questions.map(({ question }) => question)).toEqual(['First?', 'Last?']);
    expect(problems).toEqual(message === undefined ? [] : [{ row: 3, message }]);
  });

  it.each<[string, unknown, string]>([
    ['a number', 1990, '1990'],
    ['a fraction as Excel shows it', 0.1 + 0.2, '0.3'],
    ['a truth value', true, 'TRUE'],
    ['a day', new Date('2026-11-21T00:00:00Z'), '2026-11-21'],
    ['a day and time', new Date('2026-11-21T09:30:00Z'), '2026-11-21 09:30'],
    ['rich text', { richText: [{ text: 'bold ' }, { text: 'plain', font: { bold: true } }] }, 'bold plain'],
    ['a formula by its stored value', { formula: 'A1&"x"', result: 'stored' }, 'stored'],
    ['a formula by its stored number', { formula: '1+1', result: 2 }, '2'],
    ['a link by its text', { text: 'the site', hyperlink: 'https://concord.example' }, 'the site'],
    ['right-to-left text', 'سلام عليكم؟', 'سلام عليكم؟'],
    ['lines in a cell', 'one\r\ntwo', 'one\ntwo'],
    ['joined emoji', '👩🏾‍⚖️ “½”', '👩🏾‍⚖️ “½”'],
    ['decomposed letters as one', 'Ọla\u0301', 'Ọlá'],
    ['what looks like a formula', '=1+1', '=1+1'],
    ['hostile text as it is', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('accepts %s', async (_, value, text) => {
    const { questions, problems } = await parseSheet(await rows(HEADER, ['Q?', value, value, 'other']));
    expect(problems).toEqual([]);
    expect(questions).toEqual([{ question: 'Q?', answer: text, options: [text, 'other'] }]);
  });

  it.each<[string, unknown[], string]>([
    ['a letter', ['B', 'one', 'two', 'three'], 'two'],
    ['a small letter with a bracket', ['c)', 'one', 'two', 'three'], 'three'],
    ['the name of a column', ['Option A', 'one', 'two'], 'one'],
    ['a letter behind an empty option', ['C', 'one', '', 'three'], 'three'],
    ['a letter that is the text of an option', ['B', 'B', 'A'], 'B'],
    ['a text in another case', ['true', true, false], 'TRUE'],
    ['a text with other blanks', ['the  end', 'the end', 'The  start'], 'the end'],
  ])('takes %s as the answer', async (_, [answer, ...options], right) => {
    const { questions } = await parseSheet(await rows(HEADER, ['Q?', answer, ...options]));
    expect(questions).toMatchObject([{ answer: right }]);
  });

  it('keeps every row with its cells and all its problems', async () => {
    const file = await rows(
      [...HEADER, 'Topic', 'Difficulty', 'Error'],
      [undefined, undefined, 'same', 'same', undefined, 'Law', 'easy', 'was wrong'],
      [],
      ['What is the purpose of mediation?', 'B', 'Peace', 'Calm'],
      ['What is the  purpose of mediation', 'b', 'Calm', 'Peace'],
      ['Why?', 'A', { formula: 'A1' }, 'no', 'yes'],
    );
    const problem = (cell: string, message: string, more: object = {}) => ({
      ...{ cell, message, severity: 'error' },
      ...more,
    });
    expect(await rowsOf(file)).toEqual([
      {
        row: 2,
        number: 1,
        cells: { question: '', answer: '', options: ['same', 'same'], topic: 'Law', difficulty: 'easy' },
        problems: [
          problem('question', 'Qst 1 is not filled'),
          problem('answer', 'Qst 1 has no answer'),
          problem('option', 'Qst 1 has the same option twice', { option: 1 }),
        ],
      },
      expect.objectContaining({ row: 4, number: 2, problems: [] }),
      expect.objectContaining({
        row: 5,
        problems: [problem('question', 'Qst 3 is the same as Qst 2 (row 4)', { severity: 'warning' })],
      }),
      expect.objectContaining({
        row: 6,
        problems: [
          problem('option', 'Qst 4: a formula has no stored value. Replace it with its value', {
            option: 0,
            fromFile: true,
          }),
        ],
      }),
    ]);
  });

  it('reads a thousand questions in under three seconds, and keeps those above the limit as rows', async () => {
    const question = (_: unknown, i: number) => ({
      question: `Which of the ways to settle dispute ${i} is named in article ${i * 7} of the charter?`,
      answer: 'Mediation',
      options: ['Mediation', 'Litigation', 'Prosecution', `Appeal ${i}`],
    });
    const file = await makeQuestionSheet(Array.from({ length: 1000 }, question));
    const begun = performance.now();
    const { questions, rows: read } = await parseSheet(file);
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(questions).toHaveLength(500);
    expect(read).toHaveLength(1000);
  });

  it('finds the header below a title, in any case and order, and ignores row numbers', async () => {
    const file = await rows(
      ['Exam of the first diet'],
      [],
      ['S/N', 'option 1', 'ANSWER', 'QUESTION', 'option 2'],
      [1, 'A', 'B', 'Q?', 'B'],
      [2],
    );
    expect(await parseSheet(file)).toMatchObject({
      questions: [{ question: 'Q?', answer: 'B', options: ['A', 'B'] }],
      problems: [{ row: 5, message: 'Qst 2 is not filled' }],
    });
  });

  it('understands merged headings', async () => {
    const file = await book((sheet) => {
      sheet.addRows([
        ['Question', undefined, 'Answer', 'Options'],
        ['Q?', undefined, 'B', 'A', 'B', 'C'],
      ]);
      sheet.mergeCells('A1:B1');
      sheet.mergeCells('D1:F1');
      sheet.mergeCells('A2:B2');
    });
    expect((await parseSheet(file)).questions).toEqual([
      { question: 'Q?', answer: 'B', options: ['A', 'B', 'C'] },
    ]);
  });

  it('reads the first sheet only', async () => {
    const file = await book((sheet, workbook) => {
      sheet.addRows([HEADER, ['Q?', 'A', 'A', 'B']]);
      workbook.addWorksheet('Other').addRows([HEADER, ['Other?', 'A', 'A', 'B']]);
    });
    expect((await parseSheet(file)).questions).toHaveLength(1);
  });

  it.each([
    ['rows', [], 'The sheet has no questions'],
    ['questions', [HEADER], 'The sheet has no questions'],
    [
      'a header',
      [['Why?', 'A', 'B']],
      'The first row must name the columns: Question, Answer and the options',
    ],
  ])('reports a sheet without %s', async (_, given, message) => {
    expect(await problemsOf(await rows(...given))).toEqual([{ row: 1, message }]);
  });

  it('stops at 500 questions and reports it', async () => {
    const question = (_: unknown, i: number) => ({ question: `Q${i}?`, answer: 'A', options: ['A', 'B'] });
    const file = await makeQuestionSheet(Array.from({ length: 510 }, question));
    const { questions, problems } = await parseSheet(file);
    expect(questions).toHaveLength(500);
    expect(problems).toEqual([{ row: 502, message: expect.stringContaining('at most 500 questions') }]);
  });

  it('reports no more than 500 problems', async () => {
    const problem = () => ({ answer: 'A', options: ['A', 'B'] });
    const file = await makeQuestionSheet(Array.from({ length: 510 }, problem));
    expect(await problemsOf(file)).toHaveLength(500);
  });
});

const TYPES = '[Content_Types].xml';
const frame = (extra: Record<string, Buffer>) => ({
  [TYPES]: Buffer.from('<Types/>'),
  'xl/workbook.xml': Buffer.from('<workbook/>'),
  ...extra,
});

describe('files that are refused', () => {
  const MB = 1024 * 1024;
  const workbookWith = (part: Buffer, claims?: number) => zip(frame({ 'xl/a.xml': part }), claims);
  const text = Buffer.from('x');
  const macros = Buffer.from('vnd.ms-excel.sheet.macroEnabled.main');
  const manyParts = () => Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`xl/${i}`, text]));

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['text', 'not-xlsx', () => Buffer.from('question,answer,a,b\n')],
    ['a PDF', 'not-xlsx', () => makePdf()],
    ['an old Excel file', 'not-xlsx', () => Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex')],
    ['a renamed .docx', 'not-xlsx', () => zip({ [TYPES]: text, 'word/document.xml': text })],
    ['one with macros', 'not-xlsx', () => zip({ ...frame({}), [TYPES]: macros })],
    ['half a zip', 'not-xlsx', () => zip(frame({})).subarray(0, 100)],
    ['only the first bytes of a zip', 'not-xlsx', () => Buffer.from('PK\x03\x04', 'latin1')],
    ['an empty file', 'not-xlsx', () => Buffer.alloc(0)],
    ['a workbook that is none', 'not-xlsx', () => zip(frame({}))],
    ['one that unpacks to too much', 'too-large', () => workbookWith(Buffer.alloc(41 * MB, 'a'))],
    ['one that packs too well', 'too-large', () => workbookWith(Buffer.alloc(20 * MB))],
    ['one that lies about its size', 'not-xlsx', () => workbookWith(Buffer.alloc(60 * MB, 'ab'), 10)],
    [
      'one of a thousand columns',
      'not-xlsx',
      () => rows([...HEADER, ...Array.from({ length: 1000 }, (_, i) => `x${i}`)]),
    ],
    [
      'one with entities',
      'not-xlsx',
      () => workbookWith(Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')),
    ],
    ['a part with a turned name', 'not-xlsx', () => zip(frame({ 'xl/\u202egpj.exe': text }))],
    ['one of too many parts', 'too-large', () => zip(frame(manyParts()))],
  ])('%s', async (_, reason, make) => {
    const message = expect.stringMatching(/^(This|A part of this) /);
    await expect(parseSheet(await make())).rejects.toMatchObject({ reason, message });
  });
});
