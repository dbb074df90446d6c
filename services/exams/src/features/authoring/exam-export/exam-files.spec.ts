import type { ExamQuestion } from '@concord/contracts';
import { judge } from '../imports/read-file';
import { readTextFormat } from '../imports/text-formats';
import { bytesOf, makeQuestionBook } from '../sheets/question-sheet';
import { parseSheet } from '../sheets/sheet.worker-thread';
import { makeMoodleXml } from './moodle-writer';
import { picturesInWords } from './pictures-in-words';

const question = (n: number, fields: Partial<ExamQuestion> = {}): ExamQuestion => ({
  _id: `${n}`.padStart(24, '0'),
  qstNumber: n,
  question: `Question ${n}?`,
  answer: 'calm',
  options: ['war', 'calm'],
  ...fields,
});
const QUESTIONS = [
  question(1),
  question(2, {
    question: '=HYPERLINK("http://x.example")',
    answer: '=1+1',
    options: ['=1+1', '+2', '@a', '-3'],
  }),
  question(3, { question: 'if a <b> & "c"\n]]> d\te', answer: '<i>x</i>', options: ['<i>x</i>', '&amp;'] }),
  question(4, { options: [...'abcdefghij'], answer: 'j', topic: 'Law & order', difficulty: 'hard' }),
  question(5, { question: 'Ẹ jọ̀ọ́, 😀 السلام?', answer: 'B', options: ['B', 'A'] }),
  question(6, { question: '_x000D_ _x0041_', options: ['True', 'False'], answer: 'True' }),
];
const uploaded = QUESTIONS.map(({ question: text, answer, options, topic, difficulty }) => ({
  question: text,
  answer,
  options,
  ...(topic && { topic }),
  ...(difficulty && { difficulty }),
}));

describe('files of an exam', () => {
  it('are read again from Moodle XML as they were', () => {
    const xml = makeMoodleXml({ examName: 'A/B <c>', questions: QUESTIONS });
    const parsed = judge(readTextFormat(Buffer.from(xml)));
    expect(parsed).toMatchObject({ problems: [], leftOut: [], format: 'moodle-xml' });
    expect(parsed.questions).toEqual(uploaded);
  });

  it('take their pictures along in Moodle XML', () => {
    const picture = { file: 'f'.repeat(32), alt: 'A "map" <1>', width: 4, height: 3, url: '' };
    const pictured = question(1, {
      question: 'Where?\nHere <b>',
      picture,
      optionPictures: [{ ...picture, option: 1 }],
    });
    const bytes = Buffer.from('a picture');
    const xml = makeMoodleXml({ examName: 'A', questions: [pictured] }, new Map([[picture.file, bytes]]));
    const read = readTextFormat(Buffer.from(xml));
    expect(read.rows).toMatchObject([
      { cells: { question: 'Where?\nHere <b>', options: ['war', 'calm'], answer: 'calm' }, problems: [] },
    ]);
    expect(read.rows[0]?.pictures).toEqual([
      { alt: picture.alt, bytes },
      { alt: picture.alt, bytes, option: 1 },
    ]);
  });

  it('have formatting as Markdown in Moodle XML', () => {
    const xml = makeMoodleXml({
      examName: 'A',
      questions: [question(1, { question: '**Why**?', rich: true })],
    });
    expect(xml).toContain('<questiontext format="markdown"><text>**Why**?</text>');
    expect(readTextFormat(Buffer.from(xml)).rows).toMatchObject([
      { cells: { question: '**Why**?' }, rich: true, problems: [] },
    ]);
  });

  it('say in a spreadsheet what the pictures show, which is no option of it', async () => {
    const picture = { file: 'f'.repeat(32), alt: 'A map', width: 4, height: 3, url: '' };
    const optionPictures = [{ ...picture, alt: 'A dove', option: 1 }];
    const row = { cells: question(1), ...picturesInWords({ picture, optionPictures }) };
    const { workbook, sheet } = await makeQuestionBook([row, { cells: question(2) }]);
    expect(sheet.getRow(2).values).toContain('Question: A map; Option B: A dove');
    const { questions } = await parseSheet(await bytesOf(workbook));
    expect(questions.map(({ options }) => options)).toEqual([
      ['war', 'calm'],
      ['war', 'calm'],
    ]);
  });

  it('are read again from a spreadsheet as they were, and no cell is a formula', async () => {
    const { workbook, sheet } = await makeQuestionBook(QUESTIONS.map((cells) => ({ cells })));
    const formulas: string[] = [];
    sheet.eachRow((row) => row.eachCell((cell) => cell.formula && formulas.push(cell.address)));
    expect(formulas).toEqual([]);
    const parsed = await parseSheet(await bytesOf(workbook));
    expect(parsed.problems).toEqual([]);
    expect(parsed.questions).toEqual(uploaded);
  });
});
