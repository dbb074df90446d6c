import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSheet } from '../sheets/sheet.worker-thread';

const FOLDER = join(__dirname, 'testing/cases');

/** Expected content of a file: each question with its answer and options, and the warnings. */
interface Expected {
  questions: string[][];
  says?: string[];
}
const QTI_ONE = ['Stem text.\nWhich?', 'two', 'one', 'two', 'three'];
const PLAIN = ['plain one', 'a', 'a', 'b', 'c'];
const YES = ['yes', 'yes', 'no', 'maybe'];
const CASES: Record<string, Expected> = {
  'aiken-abbreviation.txt': {
    questions: [['Some tools are old.\nE.g. the plough.\nWhich is another one?', 'spade', 'spade', 'phone']],
  },
  'aiken-answer-with-text.txt': {
    questions: [
      ['Which floats?', 'wood', 'wood', 'stone'],
      ['Which sinks?', 'iron', 'cork', 'iron'],
    ],
  },
  'aiken-roman.txt': {
    questions: [
      [
        'Look at these:\nI. bridge\nII. wall\nIII. road\nWhich join people?',
        'I and III',
        'I only',
        'II only',
        'I and III',
        'all of them',
      ],
    ],
  },
  'gift-colon-equals-in-stem.txt': {
    questions: [
      ['Meet at 10:30 or later? See https://example.org/map?x=1', ...YES],
      ['Note: if x = 3, what is x?', '3', '3', '4', '5'],
      PLAIN,
    ],
  },
  'gift-colon-in-title.txt': { questions: [['Who repairs them?', 'town', 'town', 'none', 'sea'], PLAIN] },
  'gift-entities.txt': {
    questions: [['Salt & pepper, is 2 < 3?', 'yes & no', 'yes & no', 'no', 'maybe']],
  },
  'gift-pre.txt': {
    questions: [['while a:\n    b()\nc()\nHow often does c run?', 'once', 'once', 'never', 'always']],
  },
  'gift-tilde-equals.txt': {
    questions: [
      [
        'The bridge was built because',
        'people wanted to cross',
        'rivers are wide',
        'people wanted to cross',
        'wood was cheap',
      ],
      ['Rain _____ in June.', 'falls', 'fall', 'falls', 'falling'],
      PLAIN,
    ],
  },
  'moodle-autoformat-entities.xml': { questions: [['Salt & pepper, 2 < 3?', ...YES]] },
  'moodle-less-than.xml': { questions: [['Is 2<x and x<9 when x=4?', ...YES]] },
  'moodle-multilang.xml': {
    questions: [['Bridge?', ...YES]],
    says: ['Qst 1: only the text in English was imported, not the text in French'],
  },
  'moodle-pre.xml': {
    questions: [['Is b run?\nif a:\n    b()\nelse:\n    c()', 'x\ny', 'x\ny', 'x y', 'z']],
    says: ['Qst 1 has two options that differ only in capital letters or spaces'],
  },
  'moodle-table.xml': {
    questions: [['Day 1 2\nRain 30 4\nDid it rain more on day 1?', ...YES]],
    says: ['Qst 1: a table was turned into lines. Check that it reads well'],
  },
  'moodle-tex.xml': { questions: [['Is $x^2=4$ for x=2?', ...YES]] },
  'moodle-video-audio.xml': {
    questions: [],
    says: [
      'Qst 1: a page inside the text was not imported. Write what it shows',
      'Qst 1: a recording was not imported. Write what it says',
    ],
  },
  'qti-apip.zip': { questions: [QTI_ONE] },
  'qti-filehref.zip': { questions: [QTI_ONE] },
  'qti-nested.zip': { questions: [QTI_ONE] },
  'qti-pre.zip': {
    questions: [['Code:\nif a:\n    b()\nelse:\n    c()\nWhich?', 'two', 'one', 'two', 'three']],
  },
  'qti-printedvar.zip': {
    questions: [],
    says: ['“t1” has values that another system fills in, and was not imported'],
  },
  'qti-rubric.zip': {
    questions: [['A fence is 12 m long.\nHow long is half of it?\nWhich?', 'two', 'one', 'two', 'three']],
  },
  'qti-testonly.zip': { questions: [QTI_ONE] },
};

describe('files of other systems', () => {
  it.each(Object.entries(CASES))('%s', async (name, { questions, says = [] }) => {
    const parsed = await parseSheet(readFileSync(join(FOLDER, name)));
    expect(parsed.questions.map(({ question, answer, options }) => [question, answer, ...options])).toEqual(
      questions,
    );
    const said = [...(parsed.rows ?? []).flatMap((row) => row.problems), ...(parsed.leftOut ?? [])];
    expect(said.map(({ message }) => message)).toEqual(says);
  });

  it('are all tried', () => {
    // Spreadsheets have a spec next to their reader.
    const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.xlsx'));
    expect(Object.keys(CASES)).toEqual(files.sort());
  });
});
