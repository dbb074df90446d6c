import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParsedSheet } from '@concord/contracts';
import { parseSheet } from './sheet.worker-thread';

const CASES = join(__dirname, '..', 'imports', 'testing', 'cases');

/** A question, its answer, and its options. */
type Question = [question: string, answer: string, ...options: string[]];

interface Expected {
  questions: Question[];
  /** Expected notices, in order. */
  notices?: RegExp[];
  /** Expected warnings by row. */
  warnings?: [row: number, words: RegExp][];
}

const LETTERS = ['a', 'b', 'c', 'd'];
const ONE: Question = ['Q1?', 'a', ...LETTERS];
const THREE = (second: string): Question[] => [ONE, [second, 'b', ...LETTERS], ['Q3?', 'c', ...LETTERS]];

const FILES: Record<string, Expected> = {
  'xlsx-extra-columns': {
    questions: [['Which is peace?', 'talk', 'talk', 'war', 'fight', 'hate']],
    notices: [/^Not imported: ID, Explanation, Marks, Type, Category$/],
  },
  'xlsx-superscript': { questions: [['How many are 10³ grams?', '10³', '10³', '103', 'c', 'd']] },
  'xlsx-number-formats': {
    questions: [
      ['fixed two?', '1.50', '1.50', '2.00', '2.25', '3.00'],
      ['zip?', '00007', '00007', '8', '9', '10'],
      ['fraction?', '1/2', '1/2', '1/4', '3', '4'],
      ['money?', '$1,200.00', '$1,200.00', '15,000', '3', '4'],
      ['sci?', '1.23E+05', '1.23E+05', '2', '3', '4'],
      // The number format of the third option groups thousands.
      ['pct?', '12.5%', '12.5%', '10%', '1,250%', '33.33%'],
      ['naira?', '₦5,000', '₦5,000', '1', '2', '3'],
      ['temp?', '25°C', '25°C', '1', '2', '3'],
    ],
  },
  'xlsx-dates-times': {
    questions: [
      ['ratio?', '2-Jan', '2-Jan', '3-Feb', 'x', 'y'],
      ['when?', 'October 1960', 'October 1960', 'b', 'c', 'd'],
      ['time?', '2:30 PM', '2:30 PM', '30:00', '1:02:03', 'd'],
      ['year?', '1999', '1999', 'b', 'c', 'd'],
      ['leap?', '2024-02-29 0:00:00', '1900-03-01 0:00:00', '1900-01-01 0:00:00', '2024-02-29 0:00:00', 'd'],
    ],
    warnings: [
      [2, /is a date \(2-Jan\). If you meant a fraction such as 1\/2/],
      [2, /is a date \(3-Feb\)/],
      [4, /is a time, shown as 2:30 PM$/],
      [4, /is a time, shown as 30:00$/],
      [4, /is a time, shown as 1:02:03$/],
      [6, /is a date \(1900-03-01/],
      [6, /is a date \(1900-01-01/],
      [6, /is a date \(2024-02-29/],
    ],
  },
  'xlsx-formula-zero': {
    questions: [
      ['Q1?', 'c', '0', 'FALSE', 'c', 'd'],
      ['Q2?', '1', '1', 'b', 'c', 'd'],
    ],
  },
  'xlsx-second-sheet-dropped': {
    questions: [ONE],
    notices: [/^Only the sheet “Part 1” was imported. Not imported: “Part 2”$/],
  },
  'xlsx-first-sheet-hidden': {
    questions: [ONE],
    notices: [/^Only the sheet “Questions” was imported. Not imported: “lists” \(hidden\)$/],
  },
  'xlsx-filtered-row': {
    questions: THREE('Q2 filtered out?'),
    notices: [/^Row 3 is hidden or filtered out in the file but was imported$/],
    warnings: [[3, /this row is hidden/]],
  },
  'xlsx-hidden-row': {
    questions: THREE('Q2 hidden?'),
    notices: [/^These columns are hidden in the file but were imported: C$/, /^Row 3 is hidden/],
    warnings: [[3, /this row is hidden/]],
  },
  'xlsx-ns-prefix': { questions: [ONE] },
  'xlsx-no-cell-refs': { questions: [ONE] },
};

/** Warnings about rows that can be uploaded. */
const warningsOf = ({ rows = [] }: ParsedSheet) =>
  rows.flatMap(({ row, problems }) =>
    problems.filter(({ severity }) => severity === 'warning').map(({ message }) => [row, message]),
  );

describe('spreadsheets as teachers have them', () => {
  it.each(Object.entries(FILES))('%s', async (name, { questions, notices = [], warnings = [] }) => {
    const parsed = await parseSheet(await readFile(join(CASES, `${name}.xlsx`)));
    const read = parsed.questions.map(({ question, answer, options }) => [question, answer, ...options]);
    expect(read).toEqual(questions);
    expect(parsed.problems).toEqual([]);
    const matching = (words: RegExp): unknown => expect.stringMatching(words);
    expect(parsed.leftOut?.map(({ message }) => message)).toEqual(notices.map(matching));
    expect(warningsOf(parsed)).toEqual(warnings.map(([row, words]) => [row, matching(words)]));
  });
});
